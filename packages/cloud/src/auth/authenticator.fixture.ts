import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface AuthenticatorOptions {
  readonly kind?: 'ES256' | 'EdDSA' | 'RS256';
  readonly rpId?: string;
  readonly origin?: string;
}

/** What a phone or a key does: makes a credential for a site, and proves to have it. */
export class TestAuthenticator {
  readonly credentialId = randomBytes(32);
  count = 0;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  readonly #options: Required<AuthenticatorOptions>;

  constructor(options: AuthenticatorOptions = {}) {
    this.#options = { kind: 'ES256', rpId: 'localhost', origin: 'http://localhost:3000', ...options };
    const { privateKey, publicKey } = pairOf(this.#options.kind);
    this.#key = privateKey;
    const jwk = publicKey.export({ format: 'jwk' });
    const bytes = (name: 'x' | 'y' | 'n' | 'e') => Buffer.from(jwk[name] ?? '', 'base64url');
    const members: Readonly<Record<Required<AuthenticatorOptions>['kind'], [number, number | Buffer][]>> = {
      ES256: [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes('x')],
        [-3, bytes('y')],
      ],
      EdDSA: [
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes('x')],
      ],
      RS256: [
        [1, 3],
        [3, -257],
        [-1, bytes('n')],
        [-2, bytes('e')],
      ],
    };
    this.#cose = cborMap(members[this.#options.kind]);
  }

  register(challenge: string): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#cose]);
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Buffer.concat([this.#head(0x45), attested])],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  signIn(challenge: string, userId: string): object {
    const data = this.#head(0x05);
    const client = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    const algorithm = this.#options.kind === 'EdDSA' ? null : 'sha256';
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign(algorithm, signed, this.#key).toString('base64url'),
      userHandle: Buffer.from(userId).toString('base64url'),
    });
  }

  #credential(response: object): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #head(flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.count, 1);
    return Buffer.concat([createHash('sha256').update(this.#options.rpId).digest(), rest]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#options.origin, crossOrigin: false }));
  }
}

function pairOf(kind: Required<AuthenticatorOptions>['kind']) {
  if (kind === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return kind === 'EdDSA'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('rsa', { modulusLength: 2048 });
}

type Written = number | string | Buffer | ReadonlyMap<string, string>;

function cborMap(members: readonly (readonly [number | string, Written])[]): Buffer {
  return Buffer.concat([
    cborHead(5, members.length),
    ...members.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ]);
}

function cbor(value: Written): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value !== 'string' && !Buffer.isBuffer(value)) return cborHead(5, 0);
  const bytes = Buffer.from(value);
  return Buffer.concat([cborHead(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
