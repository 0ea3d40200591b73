import type { IncomingMessage } from 'node:http';
import { gatewayError } from './errors.ts';

const nothing = Buffer.alloc(0);

/** The whole body, never more of it in memory than is allowed. */
export function readWhole(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && (length === undefined || length === '0')) return Promise.resolve(nothing);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      request.off('data', onData);
      // The rest is read and forgotten, so that the refusal arrives.
      request.resume();
      reject(gatewayError('request_too_large', 'The request is too large.'));
    };
    request.on('data', onData);
    request.once('end', () => resolve(chunks.length === 1 ? (chunks[0] ?? nothing) : Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(gatewayError('caller_left', 'The request broke off.')));
  });
}
