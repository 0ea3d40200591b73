import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareOutlines, outlineOfAnswer, saveOutlines } from './compare-plans.ts';
import { createWriter } from './writer.ts';

test('what an answer planned is told in lines, and only what differs is printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loam-outlines-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const talk = (await createWriter()).begin();
  const before = outlineOfAnswer(await talk.send('A list of my plants: name, pot size, last watered'));
  const after = outlineOfAnswer(await talk.send('Add a field Soil to the plants'));
  expect(before).toContain('  Pot size: number 0–');
  const saved = join(folder, 'outlines.json');
  await saveOutlines(saved, { plants: before, same: before });
  const printed: string[] = [];
  await compareOutlines(saved, { plants: after, same: before }, (line) => printed.push(line));
  expect(printed).toContain('== plants');
  expect(printed).toContain('+   Soil: text');
  expect(printed).not.toContain('== same');
  expect(printed.at(-1)).toBe('1 of 2 turns are different');
});
