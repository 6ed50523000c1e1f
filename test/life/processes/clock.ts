import { readFileSync } from 'node:fs'

// Loaded before a server: on a signal its clock goes by as many milliseconds ahead of the system's as a file says.
const real = Date.now
let ahead = 0
Date.now = () => real() + ahead
process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(process.env['TEST_CLOCK'] ?? '', 'utf8'))
})
