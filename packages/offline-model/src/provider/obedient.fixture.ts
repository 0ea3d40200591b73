import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './responder.ts';

/** Repeats what it is told; some words make it misbehave. */
parentPort?.on('message', ({ id, input: { request } }: Question) => {
  if (request === 'end') process.exit(0);
  if (request === 'hang') for (;;);
  const answer: Answer =
    request === 'fail'
      ? { id, problem: 'as you wish' }
      : { id, reply: { language: 'en', text: request, changes: [], suggestions: [] } };
  parentPort?.postMessage(answer);
});
