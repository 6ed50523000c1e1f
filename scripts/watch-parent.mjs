// When npm is killed it sends no signal; this process then has another parent.
const lookMs = 500
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, lookMs)
watch.unref()
