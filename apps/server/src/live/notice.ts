import type { LiveEvent } from './live.ts';

/** What processes tell each other over NOTIFY. */
export type Notice =
  /** Without `fragment` the event is too large and is read from its table. */
  | { readonly kind: 'event'; readonly topic: string; readonly seq: number; readonly fragment?: string }
  | { readonly kind: 'signals'; readonly origin: string; readonly signals: readonly Signal[] }
  | { readonly kind: 'access'; readonly origin: string; readonly change: AccessChange }
  | { readonly kind: 'greeting'; readonly origin: string };

export interface Signal {
  readonly topic: string;
  readonly fragment: string;
}

export type AccessChange =
  | { readonly kind: 'project'; readonly projectId: string }
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'account_disabled'; readonly userId: string };

export const liveChannel = 'loam_live';

/** PostgreSQL refuses a payload of 8000 bytes or more. */
const maxPayloadBytes = 7900;
const partLength = 7000;
const headerBytes = 16;

/** The part of a frame that is the same in every process: written once, spliced in everywhere. */
export function fragmentOf(event: LiveEvent): string {
  return `"type":${JSON.stringify(event.type)},"payload":${JSON.stringify(event.payload)}`;
}

/** What follows the number in the notice of an event; the database puts kind and number in front. */
export function eventNoticeTail(topic: string, fragment: string): string {
  const whole = ` ${topic}\n${fragment}`;
  return Buffer.byteLength(whole) + 20 <= maxPayloadBytes ? whole : ` ${topic}\n`;
}

/**
 * As few payloads as the limit allows; a signal beyond it is cut into parts that follow each other.
 * PostgreSQL sends equal payloads of one transaction only once, so each carries its place.
 */
export function encodeSignals(origin: string, signals: readonly Signal[]): string[] {
  const payloads: string[] = [];
  let batch: string[] = [];
  let batchBytes = 0;
  const flush = () => {
    if (batch.length > 0) payloads.push(`s ${origin} ${payloads.length}\n[${batch.join(',')}]`);
    batch = [];
    batchBytes = 0;
  };
  for (const signal of signals) {
    const text = JSON.stringify([signal.topic, signal.fragment]);
    const bytes = Buffer.byteLength(text) + 1;
    if (batchBytes + bytes + origin.length + headerBytes > maxPayloadBytes) flush();
    if (bytes + origin.length + headerBytes > maxPayloadBytes)
      payloads.push(...inParts(`${origin} ${payloads.length}`, `[${text}]`));
    else {
      batch.push(text);
      batchBytes += bytes;
    }
  }
  flush();
  return payloads;
}

export function encodeAccess(origin: string, change: AccessChange): string {
  return `a ${origin}\n${JSON.stringify(change)}`;
}

export function encodeGreeting(origin: string): string {
  return `g ${origin}\n`;
}

export interface NoticeReader {
  /** Undefined for a part of something that is not whole yet, and for what only a newer version understands. */
  read(payload: string): Notice | undefined;
}

/** What this process itself has said is passed over unread. */
export function createNoticeReader(own?: string): NoticeReader {
  const parts = new Map<string, string>();

  function readPart(origin: string, place: string, text: string): Notice | undefined {
    const [index = '', count = ''] = place.split('/');
    const whole = (index === '1' ? '' : (parts.get(origin) ?? '')) + text;
    if (index !== count) {
      parts.set(origin, whole);
      return undefined;
    }
    parts.delete(origin);
    return signalsOf(origin, Buffer.from(whole, 'base64').toString());
  }

  return {
    read(payload) {
      const end = payload.indexOf('\n');
      const [kind, first = '', second = '', third = ''] = payload.slice(0, end).split(' ');
      if (kind !== 'e' && first === own) return undefined;
      const rest = payload.slice(end + 1);
      if (kind === 'e') {
        const event = { kind: 'event', topic: second, seq: Number(first) } as const;
        return rest === '' ? event : { ...event, fragment: rest };
      }
      if (kind === 's') return signalsOf(first, rest);
      if (kind === 'p') return readPart(first, third, rest);
      if (kind === 'a') return accessOf(first, rest);
      if (kind === 'g') return { kind: 'greeting', origin: first };
      return undefined;
    },
  };
}

function inParts(name: string, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64');
  const count = Math.ceil(encoded.length / partLength);
  return Array.from({ length: count }, (_, index) => {
    const part = encoded.slice(index * partLength, (index + 1) * partLength);
    return `p ${name} ${index + 1}/${count}\n${part}`;
  });
}

function signalsOf(origin: string, text: string): Notice {
  const list: unknown = JSON.parse(text);
  const signals = Array.isArray(list)
    ? list.filter(isPair).map(([topic, fragment]) => ({ topic, fragment }))
    : [];
  return { kind: 'signals', origin, signals };
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}

function accessOf(origin: string, text: string): Notice | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind === 'project' && 'projectId' in value && typeof value.projectId === 'string') {
    return { kind: 'access', origin, change: { kind: 'project', projectId: value.projectId } };
  }
  if (!('userId' in value) || typeof value.userId !== 'string') return undefined;
  if (value.kind !== 'user' && value.kind !== 'account_disabled') return undefined;
  return { kind: 'access', origin, change: { kind: value.kind, userId: value.userId } };
}
