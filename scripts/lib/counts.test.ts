import { describe, expect, test } from 'vitest';
import { countEval } from './eval-stage.ts';
import { countPlaywright } from './journey-stage.ts';
import { withoutBrowser } from './test-browser.ts';
import { countVitest } from './vitest-stage.ts';

describe('countVitest', () => {
  const report = (fields: object): object => ({
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [],
    ...fields,
  });
  const brokenFile = { status: 'failed', name: 'src/broken.test.ts', assertionResults: [] };
  const failedFile = {
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'adds one' },
      { status: 'passed', fullName: 'adds none' },
      {
        status: 'failed',
        fullName: 'adds two',
        failureMessages: ['\u001b[31mExpected 2\u001b[39m\n\n  got 3'],
      },
    ],
  };

  test.each([
    ['all passed', report({}), 0, { passed: 5, failed: 0 }],
    [
      'two failed in one file',
      report({ numFailedTests: 2, testResults: [failedFile] }),
      1,
      { passed: 5, failed: 2, note: 'failed: adds one; adds two <Expected 2 | got 3>' },
    ],
    [
      'a file could not be loaded',
      report({ testResults: [brokenFile] }),
      1,
      { passed: 5, failed: 1, note: 'failed: broken.test.ts' },
    ],
    ['an error between tests', report({}), 1, { passed: 5, failed: 1 }],
    ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
    ['no report, but a clean exit', undefined, 0, { passed: 0, failed: 1 }],
    ['skipped ones are told', report({ numPendingTests: 2 }), 0, { passed: 5, failed: 0, note: '2 skipped' }],
  ])('%s', (_case, given, exitCode, expected) => {
    expect(countVitest(given, exitCode)).toEqual(expected);
  });
});

describe('countPlaywright', () => {
  const report = (stats: object, errors: readonly object[] = []): object => ({
    stats: { expected: 3, ...stats },
    errors,
  });
  const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });
  const fault = { message: 'Error: not visible\nTimeout: 10 s', location: { line: 7 } };
  const turns = { title: 'turns', tests: [{ status: 'unexpected', results: [{ error: fault }] }] };
  const twoFailed = {
    ...report({ unexpected: 2 }),
    suites: [
      { file: 'a.journey.ts', specs: [spec('opens', 'expected'), spec('closes', 'unexpected')] },
      { file: 'b.journey.ts', suites: [{ file: 'b.journey.ts', specs: [turns] }] },
    ],
  };

  test.each([
    ['all passed', report({}), 0, { passed: 3, failed: 0 }],
    [
      'two failed',
      twoFailed,
      1,
      {
        passed: 3,
        failed: 2,
        note: 'failed: a.journey.ts › closes; b.journey.ts › turns:7 <Error: not visible | Timeout: 10 s>',
      },
    ],
    [
      'the server did not start',
      report({ expected: 0 }, [{ message: 'timeout' }]),
      1,
      { passed: 0, failed: 1 },
    ],
    ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
    ['no report, but a clean exit', undefined, 0, { passed: 0, failed: 1 }],
  ])('%s', (_case, given, exitCode, expected) => {
    expect(countPlaywright(given, exitCode)).toEqual(expected);
  });
});

describe('countEval', () => {
  const good = { id: 'shop', passed: 12, total: 12, isGoodEnough: true };
  const bad = { id: 'quiz', passed: 5, total: 10, isGoodEnough: false };

  test.each([
    ['all are good enough', { cases: [good, good] }, 0, { passed: 2, failed: 0, note: '24 of 24 checks' }],
    [
      'one fell below its bar',
      { cases: [good, bad] },
      1,
      { passed: 1, failed: 1, note: '17 of 22 checks, failed: quiz' },
    ],
    ['it stopped after a good case', { cases: [good] }, 1, { passed: 1, failed: 1, note: '12 of 12 checks' }],
    ['no case was tried', { cases: [] }, 0, { passed: 0, failed: 1 }],
    ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
  ])('%s', (_case, given, exitCode, expected) => {
    expect(countEval(given, exitCode)).toEqual(expected);
  });
});

describe('without a browser', () => {
  test('fails where one could have been had', () => {
    const missing = { kind: 'none', reason: 'chromium is missing (no network)', isToBeHad: true } as const;
    expect(withoutBrowser(missing)).toMatchObject({ failed: 1, note: expect.stringContaining('no network') });
  });

  test('says that it was left out where npm has none for the machine', () => {
    const missing = {
      kind: 'none',
      reason: 'npm has no Chromium for linux-arm64',
      isToBeHad: false,
    } as const;
    expect(withoutBrowser(missing)).toEqual({
      passed: 0,
      failed: 0,
      note: 'LEFT OUT: npm has no Chromium for linux-arm64; CHROMIUM may name one',
    });
  });
});
