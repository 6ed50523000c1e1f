import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import express from 'express'
import { serveParent } from './child.ts'

// What people write to publish a file: Express, the bytes read once, an ETag made once, and
// Express's own answer to If-None-Match.
const [file, etag] = process.argv.slice(2)
if (!file || !etag) throw new Error('usage: express.ts FILE ETAG')
const body = readFileSync(file)

const app = express()
app.get('/metadata.json', (_, res) => {
  res.set({ ETag: etag, 'Cache-Control': 'public, max-age=60' }).type('json').send(body)
})
await serveParent(createServer(app))
