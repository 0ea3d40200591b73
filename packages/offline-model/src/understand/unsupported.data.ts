import type { Language } from '../plan/app-plan.ts';

/** Wishes that are recognised and cannot be met without a server, a device or judgement. */
const BEYOND: readonly RegExp[] = [
  /\bcopy (?:it |code |them )?to (?:the )?clipboard\b/i,
  /\b(?:pin|password)[- ](?:lock|protected pages?)\b/i,
  /\bfireworks\b/i,
  /\b(?:audio|music|video) player\b|\bvirtual tour\b/i,
  /\b(?:send|sends|sending) (?:automatic |automated |confirmation |reminder )*(?:e-?mails?|sms|text messages?)\b/i,
  /\b(?:sms|push) notifications?\b/i,
  /\bvideo (?:calls?|conferenc\w*|chat)\b/i,
  /\b(?:gps|live location|geolocation)\b/i,
  /\b(?:scan|scanning|scanner)\b[^.,;]{0,20}\b(?:qr|barcodes?|codes?)\b|\b(?:qr|barcode)[- ]scan\w*\b|\bbarcodes?\b/i,
  /\b(?:stripe|paypal) integration\b/i,
  /\b(?:google|apple|facebook|github) (?:login|sign[- ]in|log[- ]in)\b/i,
  /\b(?:machine learning|ai[- ](?:powered|generated|based)|artificial intelligence)\b[^.,;]{0,30}/i,
  /\blive (?:data|prices|rates|scores)\b[^.,;]{0,20}\bapi\b|\breal[- ]time api\b/i,
  /\b(?:csv|excel) import\b|\bimport (?:from )?(?:csv|excel)\b/i,
  /\b(?:blockchain|smart contracts?|crypto wallet)\b/i,
];

/** The words of a request that name such a wish, as they stand. */
export function beyondReach(text: string, language: Language): readonly string[] {
  if (language !== 'en') return [];
  const found = BEYOND.flatMap((pattern) => {
    const match = pattern.exec(text)?.[0];
    return match === undefined ? [] : [match.trim()];
  });
  return [...new Set(found)];
}
