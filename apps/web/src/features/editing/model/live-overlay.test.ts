import { CodeMessage } from '@loam/contract';
import { expect, test } from 'vitest';
import { emptyOverlay, overlaidPaths, overlayAfter } from './live-overlay.ts';

const project_id = '00000000-0000-4000-8000-000000000001';
const commit_sha = 'a'.repeat(40);

function update(origin: object, files: Readonly<Record<string, string>>, deleted: readonly string[] = []) {
  return CodeMessage.parse({
    type: 'file_update',
    project_id,
    commit_sha,
    origin,
    deleted,
    files: Object.entries(files).map(([path, contents]) => ({
      name: path,
      path,
      contents,
      binary: false,
      sizeExceeded: false,
      omitted: false,
    })),
  });
}

const turn = { kind: 'turn', message_id: 'm1' };
const written = overlayAfter(emptyOverlay, update(turn, { 'new.ts': 'x', 'a.ts': 'y' }, ['b.ts']));

test('what a turn writes lies on top of what is saved', () => {
  expect(overlaidPaths(['a.ts', 'b.ts', 'c.ts'], written)).toEqual(['a.ts', 'c.ts', 'new.ts']);
  expect(written.get('a.ts')?.text).toBe('y');
});

test.each([
  [{ kind: 'discarded', message_id: 'm1' }],
  [{ kind: 'commit', edit_id: project_id, user_id: null, message_id: 'm1' }],
])('the end of the turn leaves what is saved: %o', (origin) => {
  expect(overlayAfter(written, update(origin, {})).size).toBe(0);
});

test('somebody else’s save does not end a turn; a fresh start forgets everything', () => {
  const save = update({ kind: 'commit', edit_id: project_id, user_id: null, message_id: null }, {});
  expect(overlayAfter(written, save)).toBe(written);
  const init = CodeMessage.parse({ type: 'init_code', project_id, commit_sha, files: [] });
  expect(overlayAfter(written, init).size).toBe(0);
});
