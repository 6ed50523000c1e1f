/** Where calls name their users. */
export type UserFrom = 'header' | 'user' | 'metadata.user_id' | 'jwt.sub'

/** The limits of each user of a key or group, as an operator set them. */
export type EachUser = {
  rpm?: number
  tpm?: number
  budget_usd?: string
  budget_period?: 'day' | 'month'
  most?: number
}

/**
 * A value that counts under its name: a user, or the value of a tag. `subject` is what bounds their
 * number, until the end of a period.
 */
export type SeenValueRow = { subject: string; value: string; until: number }

/** How many values a subject has seen in a period, and whether too many were reported. */
export type SeenCountRow = { subject: string; until: number; count: number; reported: number }

/** The name of a user that reports may show. */
export type UserNameRow = { hash: string; name: string }
