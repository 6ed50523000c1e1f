/** Compiled by npm run generate. */
import type { ValidateFunction } from 'ajv/dist/2020.js'
export declare const HookReply: ValidateFunction
