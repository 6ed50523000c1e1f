import { readFileSync, writeFileSync } from 'node:fs'

// Loaded before a server: on a signal its clock goes by as many milliseconds ahead of the system's as a file says. Another file tells when it does.
const real = Date.now
let ahead = 0
Date.now = () => real() + ahead
process.on('SIGUSR2', () => {
  const file = process.env['TEST_CLOCK'] ?? ''
  ahead = Number(readFileSync(file, 'utf8'))
  writeFileSync(`${file}.set`, String(ahead))
})
