const { gateway = '', mesh = '' } = document.body.dataset

/** The gateway's URL without a slash at the end; a place to fill in where it is not known. */
export const gatewayUrl = gateway || 'http://GATEWAY'

/** The URL of the agents. */
export const meshUrl = mesh || 'http://AGENTS'

/** Whether the page can call them. */
export const canCall = gateway !== ''
