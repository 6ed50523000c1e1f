/** Compiled by npm run generate. */
import type { ValidateFunction } from 'ajv/dist/2020.js'
export declare const agent: ValidateFunction
export declare const tool: ValidateFunction
export declare const oauth: ValidateFunction
export declare const env: ValidateFunction
export declare const from: ValidateFunction
