import type { FileChange } from '@loam/agent';
import { DiscardedCode, ProjectId, StagedCode, topics } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createStagedCodes } from './turn-code.ts';

const projectId = ProjectId.parse(randomUUID());
const base = new Map<string, string | null>([
  ['a.ts', 'a'],
  ['b.ts', 'b'],
  ['logo.png', null],
]);

function openTurn() {
  const told: { readonly topic: string; readonly type: string; readonly payload: object }[] = [];
  const codes = createStagedCodes(
    { signal: (topic, { type, payload }) => void told.push({ topic, type, payload }) },
    silentLogger,
  );
  const key = { projectId, id: 'answer-1' };
  const files = {
    commitSha: 'c'.repeat(40),
    paths: async () => [...base.keys()],
    read: async (path: string) => base.get(path),
  };
  const code = codes.open(key, files);
  const stage = async (changes: readonly FileChange[], signals: number) => {
    code.staged(() => changes);
    await expect.poll(() => told.length).toBe(signals);
    return StagedCode.parse(told.at(-1)?.payload);
  };
  return { codes, code, told, stage };
}

test('what is staged is told once, what is taken back as it was, and a turn without a version undoes it all', async () => {
  const { codes, code, told, stage } = openTurn();
  const first = await stage(
    [
      { path: 'b.ts', action: 'delete' },
      { path: 'c.ts', action: 'rename', from: 'a.ts' },
      { path: 'd.ts', action: 'write', content: 'd' },
    ],
    1,
  );
  expect(told[0]).toMatchObject({ topic: topics.code(projectId), type: 'code.staged' });
  expect(first.deleted).toEqual(['b.ts', 'a.ts']);
  expect(first.files.map(({ path, contents }) => [path, contents])).toEqual([
    ['c.ts', 'a'],
    ['d.ts', 'd'],
  ]);
  const second = await stage([{ path: 'd.ts', action: 'write', content: 'd2' }], 2);
  expect(second.deleted).toEqual(['c.ts']);
  expect(second.files.map(({ path, contents }) => [path, contents])).toEqual([
    ['d.ts', 'd2'],
    ['b.ts', 'b'],
    ['a.ts', 'a'],
  ]);
  expect(codes.of(projectId)).toHaveLength(1);
  code.close();
  expect(told.at(-1)).toMatchObject({ type: 'code.discarded' });
  expect(DiscardedCode.parse(told.at(-1)?.payload).paths.toSorted()).toEqual([
    'a.ts',
    'b.ts',
    'c.ts',
    'd.ts',
  ]);
  expect(codes.of(projectId)).toEqual([]);
});

test('a turn that became a version takes nothing back', async () => {
  const { code, told, stage } = openTurn();
  await stage([{ path: 'a.ts', action: 'write', content: 'new' }], 1);
  code.committed();
  code.close();
  expect(told).toHaveLength(1);
});
