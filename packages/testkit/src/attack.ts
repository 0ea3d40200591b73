import { request, type RequestOptions } from 'node:http';
import { hostileAnswers, type HostileEngine } from './hostile-engine.ts';

export interface Attack {
  readonly engine: HostileEngine;
  readonly count: number;
  readonly seed: number;
  /** Where whoever passes the engine's answers on listens. */
  readonly ask: RequestOptions;
}

export interface Got {
  readonly status: number;
  readonly body: string;
}

const atOnce = 16;

/** Asks until every answer was given, and returns what came through. Broken connections are answers too. */
export async function attack({ engine, count, seed, ask }: Attack): Promise<readonly Got[]> {
  engine.say(hostileAnswers(count, seed));
  const got: Got[] = [];
  let left = count;
  const askOn = async () => {
    while (left-- > 0) got.push(await askOnce(ask));
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  engine.say([]);
  return got;
}

/** Status 0 for a connection that broke. */
export function askOnce(ask: RequestOptions): Promise<Got> {
  return new Promise((resolve) => {
    const outgoing = request({ ...ask, agent: false });
    let status = 0;
    let body = '';
    let isWhole = () => true;
    outgoing.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      isWhole = () => answer.complete;
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
    });
    outgoing.on('upgrade', (answer, socket) => {
      status = answer.statusCode ?? 0;
      socket.on('error', () => {});
      socket.destroy();
    });
    outgoing.on('error', () => {});
    outgoing.on('close', () => resolve({ status: isWhole() ? status : 0, body }));
    outgoing.end();
  });
}
