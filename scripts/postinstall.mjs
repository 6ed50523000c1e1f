// Runs after `npm ci`, with the Node that runs npm; everything works without it, as after
// `npm ci --ignore-scripts`.
// Plain JavaScript that old Nodes can run: the recent one may just have been installed.
import { installedNode, isRecent, linkNode, nodeNeeded } from './own-node.mjs'
import './prune.mjs'

const installed = installedNode()
if (installed !== undefined) linkNode(installed)
if (!isRecent && installed === undefined) console.warn(nodeNeeded())
