import type { CloudService, ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import type { RequestFault } from '../keys/index.ts';
import type { Rest } from './rest.ts';
import { headerText } from './respond/header-text.ts';
import type { RestResponse } from './respond/types.ts';

const maxRequestBytes = 50 * 1024 * 1024;
/** Longer than any statement of a role may take; statement_timeout is what ends those. */
const timeoutMs = 120_000;

/** The REST service behind the door of all clouds. */
export function createRestService(rest: Rest): CloudService {
  return {
    maxRequestBytes,
    timeoutMs,
    handle: async (request) => {
      const { caller } = request;
      if (caller.kind === 'refused') return refuseToken(caller.fault);
      return toAnswer(
        await rest.handle({
          ref: request.ref,
          method: request.method,
          path: request.path,
          query: request.search.replace(/^\?/, ''),
          headers: request.headers,
          body: hasBody(request) ? await request.readBody() : undefined,
          role: caller.role,
          claims: caller.claims,
        }),
      );
    },
  };
}

function hasBody({ method }: ServiceRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

function toAnswer({ status, headers, body }: RestResponse): ServiceAnswer {
  // No record, which has names of its own, such as `constructor`.
  const named = new Map<string, string | readonly string[]>();
  for (const [name, text] of headers) {
    const value = headerText(text);
    const known = named.get(name);
    named.set(name, known === undefined ? value : [known, value].flat());
  }
  return { status, headers: Object.fromEntries(named), body };
}

/** PostgREST tells apart a token that is none and one that does not count any more. */
const claimFaults: Partial<Readonly<Record<RequestFault, string>>> = {
  expired: 'JWT expired',
  wrong_audience: 'JWT not in audience',
  wrong_issuer: 'Parsing claims failed',
  wrong_project: 'Parsing claims failed',
  bad_role: 'Parsing claims failed',
};
const tokenFaults: Partial<Readonly<Record<RequestFault, string>>> = {
  wrong_algorithm: 'Wrong or unsupported encoding algorithm',
  unknown_key: 'No suitable key or wrong key type',
  bad_signature: 'No suitable key or wrong key type',
};

function refuseToken(fault: RequestFault): ServiceAnswer {
  const claimFault = claimFaults[fault];
  const code = claimFault === undefined ? 'PGRST301' : 'PGRST303';
  const message = claimFault ?? tokenFaults[fault] ?? "JWT couldn't be decoded";
  return {
    status: 401,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${code}`,
      'WWW-Authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
    },
    body: JSON.stringify({ code, message, details: null, hint: null }),
  };
}
