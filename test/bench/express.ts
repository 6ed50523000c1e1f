import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import express from 'express'
import { serveParent } from './child.ts'

// The usual way to publish a file with Express: it reads the bytes and makes the ETag once, and
// Express itself answers If-None-Match.
const [file, etag] = process.argv.slice(2)
if (!file || !etag) throw new Error('usage: express.ts FILE ETAG')
const body = readFileSync(file)

const app = express()
app.get('/metadata.json', (_, res) => {
  res.set({ ETag: etag, 'Cache-Control': 'public, max-age=60' }).type('json').send(body)
})
await serveParent(createServer(app))
