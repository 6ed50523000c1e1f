export { TollgateError, type TollgateErrorDetails, type UpstreamAnswer } from './errors.ts'
export * from './gateway.ts'
export * from './mesh.ts'
export * from './operator.ts'
