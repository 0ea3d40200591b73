import { z } from 'zod';
import { isStorableText } from '../http/storable-text.ts';

export const liveLimits = {
  topicsPerSocket: 100,
  socketsPerAccount: 60,
  /** Of people who are not signed in, counted by address. */
  socketsPerAddress: 120,
  clientFrameBytes: 4096,
  topicLength: 200,
  /** A server that hears nothing from a client for this long ends the connection. */
  idleTimeoutMs: 75_000,
} as const;

const Topic = z.string().min(1).max(liveLimits.topicLength).refine(isStorableText);
const Seq = z.number().int().nonnegative();
const Payload = z.record(z.string(), z.unknown());

export const ClientFrame = z.discriminatedUnion('kind', [
  /** `since` is the last number the client has handled; what came after it is sent again. */
  z.object({ kind: z.literal('subscribe'), topic: Topic, since: Seq.optional() }),
  z.object({ kind: z.literal('unsubscribe'), topic: Topic }),
  z.object({ kind: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

const deniedReasons = [
  'unknown_topic',
  'unauthenticated',
  'not_found',
  'forbidden',
  'too_many_topics',
  'unavailable',
] as const;
export type DeniedReason = (typeof deniedReasons)[number];

const byeReasons = ['shutting_down', 'too_slow', 'signed_out', 'expired', 'bad_frame'] as const;
export type ByeReason = (typeof byeReasons)[number];

export const ServerFrame = z.discriminatedUnion('kind', [
  /** The next event of the topic is number `seq + 1`. */
  z.object({ kind: z.literal('subscribed'), topic: Topic, seq: Seq }),
  z.object({ kind: z.literal('event'), topic: Topic, seq: Seq, type: z.string(), payload: Payload }),
  /** Not numbered and never sent again. */
  z.object({ kind: z.literal('signal'), topic: Topic, type: z.string(), payload: Payload }),
  /** What came after `since` can no longer be sent: fetch the current state, then go on from `seq`. */
  z.object({ kind: z.literal('reset'), topic: Topic, seq: Seq }),
  /** Also sent later, when access is lost; the subscription is then over. */
  z.object({ kind: z.literal('denied'), topic: Topic, reason: z.enum(deniedReasons) }),
  z.object({ kind: z.literal('pong') }),
  z.object({ kind: z.literal('bye'), reason: z.enum(byeReasons) }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
