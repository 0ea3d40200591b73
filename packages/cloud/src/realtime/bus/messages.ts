import type { UserBroadcast } from '../protocol/frames.ts';
import { isRecord } from '../protocol/join-config.ts';
import type { PresenceDiff } from '../presence/presence-json.ts';
import type { PresenceRow } from '../presence/presence-store.ts';

/** A broadcast on its way, as its sender wrote it. */
export type BroadcastMessage = (
  | (UserBroadcast & { readonly kind: 'user' })
  /** The whole payload of the frame, as JSON. */
  | { readonly kind: 'object'; readonly json: string }
) & {
  /** Of its row in `realtime.messages`, for those who got it from there. */
  readonly id?: string | undefined;
};

export type BusMessage =
  | { readonly kind: 'broadcast'; readonly channel: string; readonly message: BroadcastMessage }
  | ({ readonly kind: 'presence' } & PresenceDiff);

export function writeBroadcast(message: BroadcastMessage): object {
  if (message.kind === 'object') return message;
  const { bytes, encoding } = message;
  return { ...message, bytes: bytes.toString(encoding === 'json' ? 'utf8' : 'base64') };
}

/** Of another process of the same version, or of one that is being replaced: what is not understood is left out. */
export function readBusMessage(told: unknown): BusMessage | undefined {
  if (!isRecord(told)) return undefined;
  const { kind, channel, message, joins, leaves } = told;
  if (kind === 'presence') return { kind, joins: rowsIn(joins), leaves: rowsIn(leaves) };
  if (kind !== 'broadcast' || typeof channel !== 'string') return undefined;
  const read = readBroadcast(message);
  return read && { kind, channel, message: read };
}

function readBroadcast(told: unknown): BroadcastMessage | undefined {
  if (!isRecord(told)) return undefined;
  const { kind, json, event, encoding, bytes, meta } = told;
  if (kind === 'object') return typeof json === 'string' ? { kind, json } : undefined;
  if (kind !== 'user' || typeof event !== 'string' || typeof bytes !== 'string') return undefined;
  if (encoding !== 'json' && encoding !== 'binary') return undefined;
  const buffer = Buffer.from(bytes, encoding === 'json' ? 'utf8' : 'base64');
  return { kind, event, encoding, bytes: buffer, meta: typeof meta === 'string' ? meta : undefined };
}

function rowsIn(told: unknown): PresenceRow[] {
  return Array.isArray(told) ? told.filter(isPresenceRow) : [];
}

function isPresenceRow(told: unknown): told is PresenceRow {
  return (
    isRecord(told) &&
    (['ref', 'node', 'channel', 'key', 'meta'] as const).every((name) => typeof told[name] === 'string')
  );
}
