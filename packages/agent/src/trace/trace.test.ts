import { AppError } from '@loam/kernel';
import { expect, test } from 'vitest';
import type { TraceNode } from '../events.ts';
import { cutValue } from './cut-value.ts';
import { createTrace } from './trace.ts';

function recorded() {
  const nodes: TraceNode[] = [];
  let time = 0;
  const trace = createTrace({
    clock: { now: () => new Date((time += 1_000)) },
    tell: (event) => event.type === 'node' && nodes.push(event.node),
    isExpected: (error) => error instanceof AppError,
  });
  return { nodes, trace };
}

test('a step is told when it begins and when it ends, with what it hangs on and what came of it', async () => {
  const { nodes, trace } = recorded();
  trace.input('request', { text: 'Hi' });
  await trace.run(
    { name: 'ask', functionName: 'askModel', dependsOn: ['request'], keep: (value) => ({ value }) },
    () => Promise.resolve(7),
  );
  trace.skip('commit', 'commit');
  expect(nodes.map(({ name, status }) => [name, status])).toEqual([
    ['request', 'completed'],
    ['ask', 'running'],
    ['ask', 'completed'],
    ['commit', 'skipped'],
  ]);
  expect(nodes[2]).toMatchObject({
    output: { value: 7 },
    dependencies: [{ name: 'request', optional: false, promise: false }],
    startedAt: new Date(2_000),
    completedAt: new Date(3_000),
  });
  expect(nodes[0]?.isInput).toBe(true);
});

test('a failure is kept with its code, and whether it was to be expected', async () => {
  const { nodes, trace } = recorded();
  const fail = (error: Error) => trace.run({ name: 'x', functionName: 'x' }, () => Promise.reject(error));
  await expect(fail(new AppError({ code: 'step_limit', detail: 'enough' }))).rejects.toThrow('enough');
  await expect(fail(new TypeError('oops'))).rejects.toThrow('oops');
  expect(nodes[1]?.error).toMatchObject({ code: 'step_limit', expected: true });
  expect(nodes[3]?.error).toMatchObject({ code: 'internal', expected: false });
});

test('what is kept is small, whatever it was', () => {
  const circle: Record<string, unknown> = {
    text: 'x'.repeat(5_000),
    bytes: new Uint8Array(9),
    none: undefined,
  };
  circle['self'] = circle;
  const many = Array.from({ length: 500 }, (_, at) => at);
  expect(JSON.stringify(cutValue(circle)).length).toBeLessThan(5_000);
  expect(cutValue(many)).toHaveLength(31);
  expect(cutValue({ at: new Date(0), bytes: new Uint8Array(9) })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    bytes: '9 bytes',
  });
});
