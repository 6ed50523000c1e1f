const { gateway = '', mesh = '', provider = '' } = document.body.dataset

/** The gateway's URL without a trailing slash; a placeholder if it is unknown. */
export const gatewayUrl = gateway || 'http://GATEWAY'

/** The URL of the agents. */
export const meshUrl = mesh || 'http://AGENTS'

/** Whether the page can call them. */
export const canCall = gateway !== ''

/** The name of the provider at which operators sign in; empty without one. */
export const providerName = provider
