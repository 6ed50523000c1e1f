import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser: the one that `CHROMIUM_PATH` names, else the first in `PATH`. */
export const browserPath: string | undefined =
  process.env['CHROMIUM_PATH'] ??
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram)

/** How to come by a browser. */
export const installBrowser =
  'Install chromium (apt-get install chromium), or name one with CHROMIUM_PATH.'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Containers run as root, for whom Chromium has no sandbox. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
