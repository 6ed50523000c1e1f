import api from 'undici/lib/api/index.js'
import buildConnector from 'undici/lib/core/connect.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Client from 'undici/lib/dispatcher/client.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import Pool from 'undici/lib/dispatcher/pool.js'

// The whole package has fetch, caches and mocks besides, which take 14 MB and as long to load as
// the rest of it. It is pinned to one version, which has these files.

// As the package does when it is loaded as a whole.
Object.assign(Dispatcher.prototype, api)

export { Agent, Client, Pool, buildConnector }
