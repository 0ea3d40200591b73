import { errorMessage } from '@loam/kernel';
import type { ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import type { BroadcastMessage } from './bus/messages.ts';
import { channelName, type Hub } from './hub.ts';
import type { RealtimeLimits } from './limits.ts';
import { isRecord } from './protocol/join-config.ts';

export interface BroadcastApiOptions {
  readonly limits: RealtimeLimits;
  hubOf(ref: string): Hub;
  warn(ref: string, code: string, message: string): void;
}

interface Message {
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly message: BroadcastMessage;
}

type Caller = Extract<ServiceRequest['caller'], { kind: 'accepted' }>;

const accepted: ServiceAnswer = { status: 202, headers: {}, body: '' };
const encodings: Readonly<Record<string, 'json' | 'binary'>> = {
  'application/json': 'json',
  'application/octet-stream': 'binary',
};
const singlePath = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/** Broadcasts by request: many at once, or one whose channel and event stand in the path. */
export async function answerBroadcast(
  options: BroadcastApiOptions,
  request: ServiceRequest,
): Promise<ServiceAnswer> {
  const { caller } = request;
  if (caller.kind !== 'accepted') return failure(401, 'Unauthorized');
  const single = singlePath.exec(request.path);
  if (request.method !== 'POST' || (!single && request.path !== '/api/broadcast'))
    return failure(404, 'Not Found');
  const asked: Asked = { options, request, caller, body: await request.readBody() };
  if (!single) return await answerBatch(asked);
  const [topic = '', event = ''] = single.slice(1).map(decoded);
  return await answerSingle(asked, topic, event);
}

interface Asked {
  readonly options: BroadcastApiOptions;
  readonly request: ServiceRequest;
  readonly caller: Caller;
  readonly body: Buffer;
}

async function answerSingle(asked: Asked, topic: string, event: string): Promise<ServiceAnswer> {
  const { options, request, body } = asked;
  const encoding = encodings[(request.headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? ''];
  if (!encoding) return failure(415, 'Unsupported Media Type');
  if (encoding === 'json' && parsedJson(body) === undefined) return failure(400, 'Bad Request');
  if (body.length > options.limits.payloadBytes)
    return invalid({ errors: { payload: ['Payload size exceeds tenant limit'] } });
  const isPrivate = new URLSearchParams(request.search).get('private') === 'true';
  const hub = options.hubOf(request.ref);
  if (!hub.messageRate.take()) return failure(429, 'You have exceeded your rate limit');
  if (isPrivate && !(await mayWrite(asked, topic))) return failure(403, 'Unauthorized');
  return await send(hub, [{ topic, isPrivate, message: { kind: 'user', event, encoding, bytes: body } }]);
}

async function answerBatch(asked: Asked): Promise<ServiceAnswer> {
  const { options, request, body } = asked;
  const read = readMessages(parsedJson(body), options.limits.payloadBytes);
  if ('errors' in read) return invalid(read);
  const hub = options.hubOf(request.ref);
  const { messages } = read;
  if (!hub.messageRate.take(messages.length))
    return failure(
      429,
      hub.messageRate.take(1)
        ? 'Too many messages to broadcast, please reduce the batch size'
        : 'You have exceeded your rate limit',
    );
  const closed = new Set<string>();
  for (const topic of new Set(messages.filter(({ isPrivate }) => isPrivate).map((message) => message.topic)))
    if (!(await mayWrite(asked, topic))) closed.add(topic);
  // What the sender may not send is left out, as elsewhere: the answer tells nothing about policies.
  return send(
    hub,
    messages.filter(({ topic, isPrivate }) => !isPrivate || !closed.has(topic)),
  );
}

async function send(hub: Hub, messages: readonly Message[]): Promise<ServiceAnswer> {
  // Other processes hear of it by the database.
  await hub.ready();
  for (const { topic, isPrivate, message } of messages) hub.broadcast(channelName(topic, isPrivate), message);
  return accepted;
}

async function mayWrite({ options, request, caller }: Asked, topic: string): Promise<boolean> {
  const { ref, headers } = request;
  const { role, claims } = caller;
  const { authorization } = options.hubOf(ref);
  try {
    return await authorization.isWritable(
      { role, claims, topic, headers: textHeaders(headers) },
      'broadcast',
    );
  } catch (error) {
    options.warn(ref, 'RlsPolicyError', errorMessage(error));
    return false;
  }
}

/** Without what would prove who somebody is. */
export function textHeaders(headers: ServiceRequest['headers']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && name !== 'cookie' && name !== 'authorization' && name !== 'apikey')
      kept[name] = value;
  return kept;
}

function readMessages(
  parsed: unknown,
  longest: number,
): { readonly messages: readonly Message[] } | { readonly errors: object } {
  const sent = isRecord(parsed) ? parsed['messages'] : undefined;
  if (!Array.isArray(sent) || sent.length === 0) return { errors: { messages: ["can't be blank"] } };
  const read = sent.map((message: unknown) => readMessage(message, longest));
  if (read.some((message) => 'faults' in message))
    return { errors: { messages: read.map((message) => ('faults' in message ? message.faults : {})) } };
  return { messages: read.filter((message) => 'topic' in message) };
}

function readMessage(
  sent: unknown,
  longest: number,
): Message | { readonly faults: Record<string, string[]> } {
  const {
    topic,
    event,
    payload,
    private: isPrivate,
  }: Readonly<Record<string, unknown>> = isRecord(sent) ? sent : {};
  const faults: Record<string, string[]> = {};
  if (typeof topic !== 'string' || topic === '') faults['topic'] = ["can't be blank"];
  if (typeof event !== 'string' || event === '') faults['event'] = ["can't be blank"];
  if (!isRecord(payload))
    faults['payload'] = [payload === undefined || payload === null ? "can't be blank" : 'is invalid'];
  const written = JSON.stringify(payload) ?? '';
  if (written.length > longest) faults['payload'] = ['Payload size exceeds tenant limit'];
  if (Object.keys(faults).length > 0 || typeof topic !== 'string') return { faults };
  const json = `{"payload":${written},"event":${JSON.stringify(event)},"type":"broadcast"}`;
  return { topic, isPrivate: isPrivate === true || isPrivate === 'true', message: { kind: 'object', json } };
}

function failure(status: number, message: string): ServiceAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ message }),
  };
}

function invalid(said: object): ServiceAnswer {
  return { ...failure(422, ''), body: JSON.stringify(said) };
}

function parsedJson(body: Buffer): unknown {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return parsed;
  } catch {
    return undefined;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
