import type { IncomingMessage } from 'node:http';

const methods = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
const usualHeaders = 'authorization, x-client-info, apikey, content-type';
const exposed = [
  'content-encoding',
  'content-location',
  'content-range',
  'content-type',
  'date',
  'link',
  'location',
  'preference-applied',
  'range-unit',
  'retry-after',
  'sb-project-ref',
  'transfer-encoding',
  'x-total-count',
].join(', ');

/** Pages of every origin may call a cloud: what protects it is the key, not the page. No cookie is ever read. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed,
};

export function isPreflight({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

export function preflightHeaders({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-allow-headers': headers['access-control-request-headers'] ?? usualHeaders,
    'access-control-max-age': '3600',
    vary: 'access-control-request-headers',
    'content-length': '0',
  };
}
