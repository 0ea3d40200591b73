import type { PreviewDiagnostics } from '@loam/contract';
import { expect, test } from 'vitest';
import { createDiagnosticsRequests } from './diagnostics-requests.ts';

const said: PreviewDiagnostics = {
  console: [],
  network: [],
  errors: [],
  replay: [],
  route: { path: '/', title: '', can_go_back: false, can_go_forward: false },
  page: { started_at: 0 },
};

function requests() {
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const made = createDiagnosticsRequests({
    send: (id) => void sent.push(id),
    newId: () => `request-${sent.length}`,
    later: (run) => void timers.push(run),
  });
  return { ...made, sent, runOut: () => timers.forEach((run) => run()) };
}

test('each question gets its own answer', async () => {
  const { ask, answered, sent } = requests();
  const [first, second] = [ask(), ask()];
  answered(sent[1] ?? '', { ...said, replay: ['second'] });
  answered(sent[0] ?? '', { ...said, replay: ['first'] });
  expect((await first)?.replay).toEqual(['first']);
  expect((await second)?.replay).toEqual(['second']);
});

test('a page that does not answer is waited for only a while', async () => {
  const { ask, answered, runOut, sent } = requests();
  const question = ask();
  runOut();
  answered(sent[0] ?? '', said);
  expect(await question).toBeUndefined();
});
