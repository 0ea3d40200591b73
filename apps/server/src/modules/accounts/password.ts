import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 16 MB and about a tenth of a second: one of the equivalent settings that OWASP's password storage sheet lists. */
export const defaultScryptCost: ScryptCost = { n: 2 ** 14, r: 8, p: 5 };

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(input: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

const keyBytes = 32;

/** A hash names its own cost, so the cost can be raised without locking anyone out. */
export function createPasswords(cost: ScryptCost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, { salt, cost });
      return ['scrypt', cost.n, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
        '$',
      );
    },
    async verify({ hash, password }) {
      const [scheme, n, r, p, salt, key] = hash.split('$');
      if (scheme !== 'scrypt' || !salt || !key) return false;
      const expected = Buffer.from(key, 'base64url');
      const actual = await derive(password, {
        salt: Buffer.from(salt, 'base64url'),
        cost: { n: Number(n), r: Number(r), p: Number(p) },
      });
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}

function derive(
  password: string,
  options: { readonly salt: Buffer; readonly cost: ScryptCost },
): Promise<Buffer> {
  const { n, r, p } = options.cost;
  return new Promise((resolve, reject) => {
    // Two keyboards can write the same accented letter in two ways.
    scrypt(
      password.normalize('NFKC'),
      options.salt,
      keyBytes,
      { N: n, r, p, maxmem: 256 * n * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
