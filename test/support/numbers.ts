/** 0, 1, 2 and so on: as many. */
export const numbersBelow = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
