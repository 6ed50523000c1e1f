import { readFileSync, writeFileSync } from 'node:fs'

// Loaded before a server. On SIGUSR2 its clock moves ahead by the milliseconds in a file; another
// file confirms it.
const real = Date.now
let ahead = 0
Date.now = () => real() + ahead
process.on('SIGUSR2', () => {
  const file = process.env['TEST_CLOCK'] ?? ''
  ahead = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.set`, String(ahead))
})
