import type { CloudService, ServiceRequest } from '../gateway/index.ts';
import type { Auth } from './auth.ts';
import { MAX_BODY_BYTES } from './http.ts';

/** Auth behind the gateway, below `/auth/v1`. */
export function authService(auth: Auth): CloudService {
  return {
    maxRequestBytes: MAX_BODY_BYTES,
    timeoutMs: 30_000,
    isOpen: isOpenPath,
    async handle(request) {
      const body = await request.readBody();
      return auth.handle({
        ref: request.ref,
        method: request.method,
        path: request.path,
        query: new URLSearchParams(request.search),
        headers: singleHeaders(request),
        body: body.toString('utf8'),
        ip: request.address,
      });
    },
  };
}

/** What a browser opens by itself, from a mail or from a provider, and what says nothing about anybody. */
const openPaths = ['/verify', '/callback', '/authorize', '/health', '/.well-known/jwks.json'];

function isOpenPath(method: string, path: string): boolean {
  const [plain = ''] = path.split('?');
  if (method === 'POST') return plain === '/callback';
  return method === 'GET' && (openPaths.includes(plain) || plain.startsWith('/.well-known/'));
}

function singleHeaders(request: ServiceRequest): Record<string, string | undefined> {
  const entries = Object.entries(request.headers);
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}
