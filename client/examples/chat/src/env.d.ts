/** The settings of the files .env and .env.sandbox. */
interface ImportMetaEnv {
  readonly VITE_GATEWAY_URL: string
  readonly VITE_AGENTS_URL: string
}
