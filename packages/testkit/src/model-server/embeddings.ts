import type { ServerResponse } from 'node:http';
import { asRecord } from './json.ts';
import { sendJson } from './perform.ts';
import type { ReceivedRequest } from './received-request.ts';

/** Vectors that tell which text they were made of; each character is counted as a token. */
export function answerEmbeddings(entry: ReceivedRequest, response: ServerResponse): void {
  const { input, dimensions, model } = asRecord(entry.body);
  const texts = (Array.isArray(input) ? input : [input]).map(String);
  const size = typeof dimensions === 'number' ? dimensions : 3;
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: Array.from({ length: size }, (_, at) => text.length / 2 ** at),
  }));
  const tokens = texts.join('').length;
  const usage = { prompt_tokens: tokens, total_tokens: tokens };
  sendJson(response, { status: 200, body: { object: 'list', data, model, usage } });
}
