import type { Web } from '@loam/agent';
import type { Outbound } from '@loam/kernel';

const pageBytes = 2 * 1024 * 1024;
const pageTimeoutMs = 20_000;

/** Pages of the public web, through the guard. */
export function createPublicWeb(outbound: Pick<Outbound, 'fetch'>): Web {
  return {
    async fetch(url, signal) {
      const answer = await outbound.fetch(url, {
        signal,
        maxBytes: pageBytes,
        timeoutMs: pageTimeoutMs,
        headers: { accept: 'text/html,application/xhtml+xml,text/*;q=0.9,application/json;q=0.8,*/*;q=0.1' },
      });
      return {
        url: answer.url,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? '',
        text: answer.text(),
      };
    },
  };
}
