import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

export interface SignedText {
  /** The bytes as they came; one that was parsed and printed again has another signature. */
  readonly text: string;
  /** `t=1492774577,v1=5257a8…,v1=…` */
  readonly header: string;
}

/** Whether Stripe sent this, and lately: a text that was heard on the way cannot be sent again later. */
export function isSigned({ text, header }: SignedText, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${text}`).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
