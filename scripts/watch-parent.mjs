// If npm is killed, this process gets no signal, but another parent: then it stops.
const lookMs = 500
const parent = process.ppid

const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, lookMs)
watch.unref()
