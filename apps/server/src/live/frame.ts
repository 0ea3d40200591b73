import type { ByeReason, DeniedReason, ServerFrame } from '@loam/contract';
import type { StoredEvent } from './live-store.ts';

/** Written once, sent to every socket as it is. */
export type Frame = Buffer;

export function eventFrame(topic: string, seq: number, fragment: string): Frame {
  return Buffer.from(`{"kind":"event","topic":${JSON.stringify(topic)},"seq":${seq},${fragment}}`);
}

export function signalFrame(topic: string, fragment: string): Frame {
  return Buffer.from(`{"kind":"signal","topic":${JSON.stringify(topic)},${fragment}}`);
}

export function fragmentOfStored(event: StoredEvent): string {
  return `"type":${JSON.stringify(event.type)},"payload":${event.payload}`;
}

export const subscribedFrame = (topic: string, seq: number) => frame({ kind: 'subscribed', topic, seq });
export const resetFrame = (topic: string, seq: number) => frame({ kind: 'reset', topic, seq });
export const deniedFrame = (topic: string, reason: DeniedReason) => frame({ kind: 'denied', topic, reason });
export const byeFrame = (reason: ByeReason) => frame({ kind: 'bye', reason });
export const pongFrame = () => frame({ kind: 'pong' });

function frame(value: ServerFrame): Frame {
  return Buffer.from(JSON.stringify(value));
}
