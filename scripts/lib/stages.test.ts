import { describe, expect, test } from 'vitest';
import { printSummary, runStages, type Stage } from './stages.ts';

function stage(name: string, run: Stage['run']): Stage {
  return { name, run };
}

const passing = stage('good', () => Promise.resolve({ passed: 4, failed: 0 }));
const failing = stage('bad', () => Promise.resolve({ passed: 1, failed: 2, output: 'what went wrong' }));
const crashing = stage('broken', () => Promise.reject(new Error('no such program')));

describe('runStages', () => {
  test('goes on after a failed and after a crashed stage, and keeps the order', async () => {
    const results = await runStages([failing, crashing, passing], { parallel: 2, print: () => undefined });
    expect(results).toMatchObject([
      { name: 'bad', passed: 1, failed: 2 },
      { name: 'broken', passed: 0, failed: 1, note: 'crashed' },
      { name: 'good', passed: 4, failed: 0 },
    ]);
  });

  test('prints the output of a failed stage', async () => {
    const lines: string[] = [];
    await runStages([failing], { parallel: 1, print: (line) => lines.push(line) });
    expect(lines.join('\n')).toContain('what went wrong');
  });

  test('runs no more stages at once than allowed', async () => {
    let running = 0;
    let most = 0;
    const counting = stage('counting', async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return { passed: 1, failed: 0 };
    });
    await runStages([counting, counting, counting, counting], { parallel: 2, print: () => undefined });
    expect(most).toBe(2);
  });
});

describe('printSummary', () => {
  test('the last line holds the totals over all stages', async () => {
    const lines: string[] = [];
    const results = await runStages([passing, failing, crashing], { parallel: 1, print: () => undefined });
    expect(printSummary(results, (line) => lines.push(line))).toBe(false);
    expect(lines.at(-1)).toBe('5 passed, 3 failed');
  });

  test('nothing failed is a success', async () => {
    const results = await runStages([passing], { parallel: 1, print: () => undefined });
    expect(printSummary(results, () => undefined)).toBe(true);
  });
});
