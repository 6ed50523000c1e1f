/** SPL Token and Token-2022. */
export const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
/** Owns the token accounts that belong to an address and a mint. */
export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
/** Sets the compute limit and price of a transaction. */
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'
/** Adds a text to a transaction. */
export const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
/** The first byte of the instruction TransferChecked of both token programs. */
export const transferChecked = 12
