import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AUTHOR, openTestStore } from '../testing/store.fixture.ts';
import type { Change } from './change.ts';

const paths = fc.constantFrom('a', 'b', 'd/a', 'd/b', 'd/e/a', 'd.x', 'd-', 'ü');
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), path: paths, content: fc.string({ maxLength: 5 }) }),
  fc.record({ kind: fc.constant('delete' as const), path: paths }),
  fc.record({ kind: fc.constant('rename' as const), from: paths, path: paths }),
);

/** The plainest idea of a project: names and contents. */
function applyToModel(model: Map<string, string>, change: Change): boolean {
  const isFolder = (path: string): boolean => [...model.keys()].some((key) => key.startsWith(`${path}/`));
  const isBlocked = (path: string): boolean =>
    isFolder(path) || [...model.keys()].some((key) => path.startsWith(`${key}/`));
  if (change.kind === 'write') {
    if (isBlocked(change.path)) return false;
    model.set(change.path, String(change.content));
    return true;
  }
  if (change.kind === 'delete') {
    if (model.delete(change.path)) return true;
    return isFolder(change.path) && deleteFolder(model, change.path);
  }
  if (change.kind === 'mode' || !model.has(change.from)) return false;
  const content = model.get(change.from) ?? '';
  model.delete(change.from);
  const canMove = change.path !== change.from && !model.has(change.path) && !isBlocked(change.path);
  const isBelow = change.path.startsWith(`${change.from}/`);
  model.set(canMove && !isBelow ? change.path : change.from, content);
  return canMove && !isBelow;
}

function deleteFolder(model: Map<string, string>, folder: string): boolean {
  for (const key of model.keys()) if (key.startsWith(`${folder}/`)) model.delete(key);
  return true;
}

it('keeps the files that a plain model of the same changes has, in a repository that git finds whole', async () => {
  await using test = openTestStore();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 8 }), async (list) => {
      run += 1;
      const id = `m${run}`;
      const model = new Map([['seed', 'seed']]);
      const seed = [{ path: 'seed', content: 'seed' }];
      let baseSha = await test.store.create(id, { files: seed, author: AUTHOR, message: 'seed' });
      for (const change of list.filter(({ kind, path }) => kind !== 'rename' || !path.startsWith('d/'))) {
        const before = new Map(model);
        const isFolderRename =
          change.kind === 'rename' && [...model.keys()].some((key) => key.startsWith(`${change.from}/`));
        if (isFolderRename) continue;
        const isAllowed = applyToModel(model, change);
        const isSame =
          before.size === model.size && [...before].every(([key, text]) => model.get(key) === text);
        const saved = test.store.commit(id, { baseSha, changes: [change], author: AUTHOR, message: 'm' });
        if (isAllowed && !isSame) baseSha = (await saved).sha;
        else await expect(saved).rejects.toMatchObject({ name: 'AppError' });
      }
      const { files } = await test.store.sourceCode(id);
      expect(new Map(files.map(({ path, contents }) => [path, contents]))).toEqual(model);
      expect(test.git(id, 'fsck', '--full', '--strict')).toBe('');
    }),
    { numRuns: 12 },
  );
});
