import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { removeFolder } from './remove-folder.ts';

/** A folder that other accounts can enter, removed when the test is over. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loam-embedded-'));
  chmodSync(folder, 0o711);
  // A PostgreSQL whose supervisor a test killed may still be writing its last files.
  onTestFinished(() => vi.waitUntil(() => removeFolder(folder), { timeout: 10_000 }).then(() => {}));
  return folder;
}
