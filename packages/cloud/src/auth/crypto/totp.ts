import { createHmac, randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { isEqual } from './codes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodS = 30;

export function makeTotpSecret(): string {
  return encodeBase32(randomBytes(20));
}

export function totpAddress(options: {
  readonly issuer: string;
  readonly account: string;
  readonly secret: string;
}): string {
  const label = `${encodeURIComponent(options.issuer)}:${encodeURIComponent(options.account)}`;
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer: options.issuer,
    period: String(periodS),
    secret: options.secret,
  });
  return `otpauth://totp/${label}?${query.toString()}`;
}

/** As an SVG, which clients put behind `data:image/svg+xml`. */
export function qrCode(value: string): string {
  return renderSVG(value, { ecc: 'M', border: 2, pixelSize: 4 });
}

/** The step that the code is of. One step to either side is forgiven: clocks differ and people are slow. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const step = Math.floor(now.getTime() / 1000 / periodS);
  return [step - 1, step, step + 1].find((candidate) => isEqual(totpCode(secret, candidate), code));
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const value = digest.readUInt32BE(offset) & 0x7fffffff;
  return (value % 1_000_000).toString().padStart(6, '0');
}

function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function decodeBase32(value: string): Buffer {
  const bits = Array.from(value)
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
