export { TollgateError, type TollgateErrorDetails } from './errors.ts'
export * from './gateway.ts'
export * from './mesh.ts'
export * from './operator.ts'
