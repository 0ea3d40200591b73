import type { ServiceRequest } from '../gateway/index.ts';
import type { RequestFault } from '../keys/index.ts';
import { storageError } from './errors.ts';
import type { StorageOptions } from './ports.ts';
import { createSigner, type Signer } from './signatures.ts';
import { type Actor, nobody, openDatabase, type StorageDatabase } from './store/database.ts';

/** One request, with everything that an operation needs. */
export interface Context {
  readonly request: ServiceRequest;
  readonly options: StorageOptions;
  readonly ref: string;
  readonly db: StorageDatabase;
  /** Who asks; throws where a token was shown that proves nothing. */
  actor(): Actor;
  /** Who asks; somebody whose token proves nothing counts as nobody. */
  anyone(): Actor;
  signer(): Promise<Signer>;
  readonly query: URLSearchParams;
  header(name: string): string | undefined;
}

export function openContext(options: StorageOptions, request: ServiceRequest, operation: string): Context {
  const { ref, method, path, caller, headers } = request;
  const anyone = (): Actor => {
    if (caller.kind === 'refused') return nobody;
    const { role, claims } = caller;
    return { role, claims: { ...claims }, owner: claims.sub, isKnown: true };
  };
  return {
    request,
    options,
    ref,
    db: openDatabase(options.databases, { ref, method, path: `/storage/v1${path}`, operation }),
    anyone,
    actor() {
      if (caller.kind === 'refused')
        throw storageError('AccessDenied', faultTexts[caller.fault] ?? 'Invalid JWT');
      return anyone();
    },
    signer: async () => createSigner({ secret: await options.urlSecret(ref), clock: options.clock }),
    query: new URLSearchParams(request.search),
    header: (name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : value?.[0];
    },
  };
}

const faultTexts: Partial<Readonly<Record<RequestFault, string>>> = {
  no_api_key: "headers must have required property 'authorization'",
  expired: '"exp" claim timestamp check failed',
  malformed: 'Invalid Compact JWS',
  bad_signature: 'signature verification failed',
  unknown_key: 'signature verification failed',
  wrong_algorithm: '"alg" (Algorithm) Header Parameter value not allowed',
};
