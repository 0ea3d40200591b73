import type { ReportedError } from '@loam/contract';
import { expect, test } from 'vitest';
import { createHeldReports } from './held-reports.ts';

const error: ReportedError = { type: 'runtime', error_message: 'x is not a function', meta_data: {} };

function setUp() {
  const reported: ReportedError[] = [];
  const timers: (() => void)[] = [];
  const reports = createHeldReports({
    report: (one) => reported.push(one),
    later: (run) => timers.push(run),
  });
  const pass = () => timers.splice(0).forEach((run) => run());
  return { reports, reported, pass };
}

test('an error that nothing follows is reported, once', () => {
  const { reports, reported, pass } = setUp();
  reports.hold(error);
  expect(reported).toEqual([]);
  pass();
  pass();
  expect(reported).toEqual([error]);
});

test('an error of code that is replaced within the moment is not', () => {
  const { reports, reported, pass } = setUp();
  reports.hold(error);
  reports.drop();
  const later = { ...error, error_message: 'of the new code' };
  reports.hold(later);
  pass();
  expect(reported).toEqual([later]);
});
