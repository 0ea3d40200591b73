import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { silentLogger } from '../logger.ts';
import { reportFault } from './fault.ts';

function faultOf(error: unknown): readonly string[] {
  const levels: string[] = [];
  const logger = {
    ...silentLogger,
    debug: () => void levels.push('debug'),
    warn: () => void levels.push('warn'),
  };
  reportFault(error, { method: 'GET', url: '/' }, { logger });
  return levels;
}

test('a visitor who left before the answer is no fault to warn of', async () => {
  const gone = new PassThrough();
  gone.destroy();
  const error: unknown = await pipeline(Readable.from(['a']), gone).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(faultOf(error)).toEqual(['debug']);
});

test('an answer that broke off is', () => {
  expect(faultOf(new Error('read ECONNRESET'))).toEqual(['warn']);
});
