import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { dialogs } from './dialogs.ts';

/** A shell that other dialogs fill, not one that opens by itself. */
const frames = new Set(['settings']);

test('every dialog file is registered once, so that the gallery and the accessibility journey open it', () => {
  const files = globSync('**/*-dialog.tsx', { cwd: new URL('..', import.meta.url) });
  const expected = files.map((file) => basename(file, '-dialog.tsx')).filter((name) => !frames.has(name));
  expect(dialogs.map((dialog) => dialog.id).toSorted()).toEqual(expected.toSorted());
});
