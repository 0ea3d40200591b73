/** The two forms of Phoenix's frames: objects (1.0.0), and lists with a binary form for broadcasts (2.0.0). */
export type ProtocolVersion = 1 | 2;

/** A broadcast whose content nobody on the way reads. */
export interface UserBroadcast {
  readonly event: string;
  readonly encoding: 'json' | 'binary';
  readonly bytes: Buffer;
  /** JSON, told beside the content. */
  readonly meta?: string | undefined;
}

export interface ClientFrame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  /** Of a binary frame; `payload` is then what its metadata says. */
  readonly broadcast?: UserBroadcast | undefined;
}

/** A frame as it is sent; the same bytes for everyone who speaks the version. */
export interface ServerFrame {
  readonly data: Buffer;
  readonly isBinary: boolean;
}

export interface Push {
  readonly topic: string;
  readonly event: string;
  /** JSON. */
  readonly payload: string;
  readonly joinRef?: string | null | undefined;
  readonly ref?: string | null | undefined;
}

const kinds = { userBroadcastPush: 3, userBroadcast: 4 };
/** A length in a binary frame is one byte. */
const longestPart = 255;

/** Undefined for what is no frame of this version. */
export function readFrame(
  version: ProtocolVersion,
  data: Buffer,
  isBinary: boolean,
): ClientFrame | undefined {
  if (isBinary) return version === 2 ? readBinary(data) : undefined;
  const parsed = parseJson(data.toString('utf8'));
  return version === 2 ? readList(parsed) : readObject(parsed);
}

export function writePush(version: ProtocolVersion, push: Push): ServerFrame {
  const { topic, event, payload, joinRef = null, ref = null } = push;
  const text =
    version === 2
      ? `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
      : `{"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload},"ref":${JSON.stringify(ref)}}`;
  return { data: Buffer.from(text), isBinary: false };
}

export interface Reply {
  readonly status: 'ok' | 'error';
  /** JSON. */
  readonly response: string;
}

export function writeReply(
  version: ProtocolVersion,
  { joinRef, ref, topic }: Pick<ClientFrame, 'joinRef' | 'ref' | 'topic'>,
  { status, response }: Reply,
): ServerFrame {
  const payload = `{"status":"${status}","response":${response}}`;
  return writePush(version, { topic, event: 'phx_reply', payload, joinRef, ref });
}

/** In the form that a client of this version can read; undefined where there is none. */
export function writeUserBroadcast(
  version: ProtocolVersion,
  topic: string,
  broadcast: UserBroadcast,
): ServerFrame | undefined {
  const parts = [topic, broadcast.event, broadcast.meta ?? ''].map((part) => Buffer.from(part));
  if (version === 2 && parts.every((part) => part.length <= longestPart)) {
    const encoding = broadcast.encoding === 'json' ? 1 : 0;
    const head = Buffer.from([kinds.userBroadcast, ...parts.map((part) => part.length), encoding]);
    return { data: Buffer.concat([head, ...parts, broadcast.bytes]), isBinary: true };
  }
  if (broadcast.encoding === 'binary') return undefined;
  return writePush(version, { topic, event: 'broadcast', payload: payloadOf(broadcast) });
}

/** What a client of the first version sees of a broadcast. */
function payloadOf({ event, bytes, meta }: UserBroadcast): string {
  const told = meta === undefined ? '' : `,"meta":${meta}`;
  return `{"event":${JSON.stringify(event)},"payload":${bytes.toString('utf8')},"type":"broadcast"${told}}`;
}

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

function readList(parsed: unknown): ClientFrame | undefined {
  if (!Array.isArray(parsed)) return undefined;
  const parts: readonly unknown[] = parsed;
  const [joinRef, ref, topic, event, payload] = parts;
  return checked({ joinRef, ref, topic, event, payload });
}

function readObject(parsed: unknown): ClientFrame | undefined {
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { join_ref: joinRef, ref, topic, event, payload }: Record<string, unknown> = { ...parsed };
  return checked({ joinRef, ref, topic, event, payload });
}

interface Unchecked {
  readonly joinRef: unknown;
  readonly ref: unknown;
  readonly topic: unknown;
  readonly event: unknown;
  readonly payload: unknown;
}

function checked({ joinRef, ref, topic, event, payload }: Unchecked): ClientFrame | undefined {
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload };
}

function refOf(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/** The lengths of its parts stand in front, a byte each. */
function readBinary(data: Buffer): ClientFrame | undefined {
  const isBroadcast = data[0] === kinds.userBroadcastPush;
  const partCount = isBroadcast ? 5 : 4;
  const start = isBroadcast ? 7 : 5;
  if (data.length < start) return undefined;
  const parts: string[] = [];
  let offset = start;
  for (const length of data.subarray(1, 1 + partCount)) {
    parts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  if (offset > data.length) return undefined;
  const [joinRef = '', ref = '', topic = '', event = '', meta = ''] = parts;
  const refs = { joinRef, ref, topic };
  // A binary push of another kind has no meaning here; whoever handles it sees no payload.
  if (!isBroadcast) return { ...refs, event, payload: undefined };
  const broadcast = broadcastIn(event, data[6] === 0 ? 'binary' : 'json', data.subarray(offset));
  const payload = parseJson(meta);
  return broadcast && { ...refs, event: 'broadcast', payload, broadcast };
}

function broadcastIn(
  event: string,
  encoding: UserBroadcast['encoding'],
  bytes: Buffer,
): UserBroadcast | undefined {
  // It is put into frames of others as it is.
  if (encoding === 'json' && parseJson(bytes.toString('utf8')) === undefined) return undefined;
  return { event, encoding, bytes };
}
