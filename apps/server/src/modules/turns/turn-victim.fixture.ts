import { createDb, sql } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { setInterval as every } from 'node:timers/promises';
import { openChat, type Script } from '../../testing/chat.fixture.ts';

/** A process that answers one message and is killed at a named moment on the way. */
const [connectionString = '', folder = '', point = '', ending = 'saved'] = process.argv.slice(2);

/** Asking without a rest would keep a core busy for the second that it takes. */
const lookEveryMs = 20;
const db = createDb({ connectionString, logger: silentLogger });

/** What has been said is written down once a second. */
async function saved(messageId: string): Promise<void> {
  for await (const _ of every(lookEveryMs)) {
    const row = await db.one<{ content: string }>(sql`select content from messages where id = ${messageId}`);
    if (row.content !== '') return;
  }
}

const script: Script = async ({ request, tell, ports }) => {
  const usage = { inputTokens: 100, cachedInputTokens: 0, outputTokens: 2000 };
  tell({ type: 'text', delta: 'I begin.' });
  tell({ type: 'usage', usage });
  await saved(request.turnId);
  const now = new Date();
  const step = {
    id: 's1',
    tool: 'write_file',
    kind: 'write',
    title: 'Write',
    detail: '',
    paths: ['x.ts'],
  } as const;
  tell({ type: 'step', step: { ...step, status: 'running', startedAt: now, endedAt: null } });
  const changes = [{ path: 'x.ts', action: 'write', content: 'export const x = 1;\n' }] as const;
  if (ending === 'early') {
    const failure = { code: 'step_limit', message: 'Too many steps.', details: '' } as const;
    return { outcome: 'broken', text: 'I begin.', failure, draft: { changes, checks: 'passed' } };
  }
  const version = await ports.commit({
    changes,
    message: 'Add x',
    summary: 'Added x',
  });
  return { outcome: 'changed', text: 'I begin. Done.', version, usage, costMicros: 2_000_000 };
};

const { chat } = openChat({
  db,
  folder,
  payments: 'manual',
  script,
  deps: {
    crashPoint: (reached) => {
      if (reached === point) process.kill(process.pid, 'SIGKILL');
    },
  },
});
await chat.start();
process.send?.('ready');
