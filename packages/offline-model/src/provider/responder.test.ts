import { afterEach, expect, test } from 'vitest';
import { bareRequest, type RespondInput } from '../reply.ts';
import { createResponder, type Responder, type ResponderOptions } from './responder.ts';

const opened: Responder[] = [];
afterEach(async () => {
  for (const responder of opened.splice(0)) await responder.close();
});

function open(options: ResponderOptions = {}): Responder {
  const responder = createResponder(options);
  opened.push(responder);
  return responder;
}

/** A thread that does as the request says. */
const obedient = new URL('./obedient.fixture.ts', import.meta.url);

const asking = (request: string): RespondInput =>
  bareRequest(request, { mode: 'chat', files: new Map([['src/App.tsx', 'export default () => null;']]) });

test('a reply is worked out while the caller goes on', async () => {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  const reply = await open().respond({
    ...asking('a todo app with due dates'),
    mode: 'build',
    files: new Map(),
  });
  clearInterval(timer);
  expect(reply.changes.length).toBeGreaterThan(0);
  expect(ticks).toBeGreaterThan(3);
});

test('questions asked at once get each its own answer', async () => {
  const responder = open({ file: obedient });
  const replies = await Promise.all(['one', 'two', 'three'].map((text) => responder.respond(asking(text))));
  expect(replies.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

test('who gives up is told at once, and the next one is answered', async () => {
  const responder = open({ file: obedient });
  const stop = new AbortController();
  const given = responder.respond(asking('work'), stop.signal);
  stop.abort(new Error('stopped by hand'));
  await expect(given).rejects.toThrow('stopped by hand');
  await expect(responder.respond(asking('two'))).resolves.toMatchObject({ text: 'two' });
});

test('what was given up before it began is not asked', async () => {
  const responder = open({ file: obedient });
  await expect(responder.respond(asking('one'), AbortSignal.abort(new Error('too late')))).rejects.toThrow(
    'too late',
  );
});

test('a fault in one reply is told to who asked for it', async () => {
  const responder = open({ file: obedient });
  await expect(responder.respond(asking('fail'))).rejects.toMatchObject({
    code: 'not_answered',
    detail: 'as you wish',
  });
  await expect(responder.respond(asking('two'))).resolves.toMatchObject({ text: 'two' });
});

test('after the thread has ended the next question begins another', async () => {
  const responder = open({ file: obedient });
  await expect(responder.respond(asking('end'))).rejects.toMatchObject({ code: 'not_answered' });
  await expect(responder.respond(asking('two'))).resolves.toMatchObject({ text: 'two' });
});

test('a reply that never comes is given up', async () => {
  const responder = open({ file: obedient, limitMs: 300 });
  await expect(responder.respond(asking('hang'))).rejects.toMatchObject({ code: 'too_slow' });
  await expect(open({ file: obedient }).respond(asking('two'))).resolves.toMatchObject({ text: 'two' });
});

test('warming up answers nobody, and outlives a thread that cannot', async () => {
  const responder = open({ file: new URL('./no-such-file.ts', import.meta.url) });
  await expect(responder.warmUp()).resolves.toBeUndefined();
  await expect(responder.respond(asking('one'))).rejects.toMatchObject({ code: 'not_answered' });
});
