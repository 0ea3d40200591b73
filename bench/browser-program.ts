import { existsSync } from 'node:fs';
import { BROWSER_PLACES } from '../browser-places.data.ts';

/** The browser that is measured with, as the journeys choose theirs; undefined where the machine has none. */
export function findBrowserProgram(): string | undefined {
  return process.env['CHROMIUM'] ?? BROWSER_PLACES.find((path) => existsSync(path));
}
