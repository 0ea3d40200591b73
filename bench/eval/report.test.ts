import { expect, test } from 'vitest';
import type { Case } from '@loam/offline-model/cases';
import { caseReport } from './report.ts';
import type { CaseResult } from './run-case.ts';

const one: Case = { id: 'shop', title: 'a shop', language: 'en', capabilities: ['lists'], turns: [] };

function tried(passed: number, failed: number): CaseResult {
  const check = { kind: 'no-console-errors' } as const;
  const checks = [
    ...Array.from({ length: passed }, () => ({ check, tookMs: 1 })),
    ...Array.from({ length: failed }, () => ({ check, tookMs: 1, reason: 'an error in the console' })),
  ];
  return {
    case: one,
    turns: [{ send: 'a shop', writtenMs: 1, builtMs: 1, typesMs: 0, paintedMs: 1, checks }],
  };
}

test.each([
  [10, 0, true],
  [9, 1, true],
  [8, 2, false],
  [0, 10, false],
])('%i of its checks and %i failed: good enough for 90 %% is %s', (passed, failed, isGoodEnough) => {
  expect(caseReport([tried(passed, failed)], 90)).toEqual([
    { id: 'shop', passed, total: passed + failed, isGoodEnough },
  ]);
});
