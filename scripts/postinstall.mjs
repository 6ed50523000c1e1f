// Runs after `npm ci`, by whichever Node installs; everything works without it too, as after
// `npm ci --ignore-scripts`.
// Plain JavaScript for old Nodes: the one that npm brings may just have been installed.
import { installedNode, isRecent, linkNode, nodeNeeded } from './own-node.mjs'
import './prune.mjs'

const installed = installedNode()
if (installed !== undefined) linkNode(installed)
if (!isRecent && installed === undefined) console.warn(nodeNeeded())
