import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that is measured with, as the journeys choose theirs; undefined where the machine has none. */
export function findBrowserProgram(): string | undefined {
  return process.env['CHROMIUM'] ?? PLACES.find((path) => existsSync(path));
}
