/** The numbers 0, 1, 2 and so on, `count` of them. */
export const numbersBelow = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index)
