/** Whether `npm run soak` runs: what `npm test` samples is then tested whole, or more often. */
export const isSoak = process.env['SOAK'] !== undefined
