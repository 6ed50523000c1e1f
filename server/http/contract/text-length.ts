import { _, type Ajv, type CodeKeywordDefinition } from 'ajv'

/** Whether a text has more characters than `most`. A pair of surrogates is one character. */
const exceeds = (text: string, most: number): boolean =>
  text.length > most && charactersOf(text) > most

/** Whether a text has fewer characters than `least`. */
const fallsShort = (text: string, least: number): boolean =>
  text.length < 2 * least && charactersOf(text) < least

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

const charactersOf = (text: string): number =>
  text.length - (text.match(surrogatePair)?.length ?? 0)

const checks = { maxLength: exceeds, minLength: fallsShort }

/**
 * Makes `maxLength` and `minLength` count the characters of a text only where its length in UTF-16
 * does not decide: counting those of a long conversation takes as long as parsing it.
 */
export function countOnlyNearLimits(ajv: Pick<Ajv, 'getKeyword'>): void {
  for (const [keyword, check] of Object.entries(checks)) {
    const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition // as for all of Ajv's own
    // Each instance has definitions of its own. Adding the keyword again would change the order in
    // which a text's faults are found.
    definition.code = (context) => {
      const { gen, data, schemaCode } = context
      context.fail$data(_`${gen.scopeValue('func', { ref: check })}(${data}, ${schemaCode})`)
    }
  }
}
