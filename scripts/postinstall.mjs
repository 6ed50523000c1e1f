// Runs after `npm ci`, by whichever Node installs; everything works without it too, as after
// `npm ci --ignore-scripts`.
// Plain JavaScript for old Nodes: the one that npm brings may just have been installed.
import { spawnSync } from 'node:child_process'
import { installedNode, isRecent, linkNode, nodeNeeded } from './own-node.mjs'
import './prune.mjs'

const installed = installedNode()
if (installed !== undefined) linkNode(installed)
const node = isRecent ? process.execPath : installed
if (node === undefined) console.warn(nodeNeeded())
else spawnSync(node, ['scripts/start-bundle.mjs'], { stdio: 'inherit' })
