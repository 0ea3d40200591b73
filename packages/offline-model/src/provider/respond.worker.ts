import { errorMessage } from '@loam/kernel';
import { parentPort } from 'node:worker_threads';
import { respond } from '../respond.ts';
import type { Answer, Question } from './responder.ts';

/** The thread behind `createOfflineModel`: one question after the other. */
parentPort?.on('message', ({ id, input }: Question) => parentPort?.postMessage(answered(id, input)));

function answered(id: number, input: Question['input']): Answer {
  try {
    return { id, reply: respond(input) };
  } catch (error) {
    return { id, problem: errorMessage(error) };
  }
}
