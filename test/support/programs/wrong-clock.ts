// Loaded before a server: its clock is ahead by these milliseconds, or behind.
const real = Date.now
const ahead = Number(process.env['TEST_CLOCK_AHEAD'])
Date.now = () => real() + ahead
