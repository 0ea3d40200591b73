import { AppError } from '@loam/kernel';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must not be readable by whoever has the database alone. `place` binds a sealed value to where it stands. */
export interface KeyBox {
  seal(plain: string, place: string): string;
  open(sealed: string, place: string): string;
}

const algorithm = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

export function createKeyBox(secret: Buffer, purpose: string): KeyBox {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `loam/${purpose}`, 32));
  return {
    seal(plain, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [version, iv, cipher.getAuthTag(), text]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    open(sealed, place) {
      const [known, iv = '', tag = '', text = ''] = sealed.split('.');
      if (known !== version) throw unreadable();
      try {
        const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'), {
          authTagLength: tagBytes,
        });
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        const plain = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]);
        return plain.toString('utf8');
      } catch {
        throw unreadable();
      }
    },
  };
}

function unreadable(): AppError {
  return new AppError({
    code: 'sealed_value_unreadable',
    detail: 'A stored key cannot be read with the secret of this installation.',
  });
}
