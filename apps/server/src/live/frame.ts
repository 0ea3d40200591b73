import type { ByeReason, DeniedReason, ServerFrame } from '@loam/contract';
import type { StoredEvent } from './live-store.ts';

/**
 * Written once, sent to every socket as it is: a whole text frame of the WebSocket protocol (RFC 6455, 5.2). What a
 * server sends is not masked, so that it is the same for all, and one write carries header and text.
 */
export type Frame = Buffer;

const finalText = 0x81;

export function packFrame(text: string): Frame {
  const length = Buffer.byteLength(text);
  const headerBytes = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerBytes + length);
  frame[0] = finalText;
  if (headerBytes === 2) frame[1] = length;
  else if (headerBytes === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headerBytes);
  return frame;
}

export function textOfFrame(frame: Frame): string {
  const headerBytes = frame[1] === 127 ? 10 : frame[1] === 126 ? 4 : 2;
  return frame.toString('utf8', headerBytes);
}

export function eventFrame(topic: string, seq: number, fragment: string): Frame {
  return packFrame(`{"kind":"event","topic":${JSON.stringify(topic)},"seq":${seq},${fragment}}`);
}

export function signalFrame(topic: string, fragment: string): Frame {
  return packFrame(`{"kind":"signal","topic":${JSON.stringify(topic)},${fragment}}`);
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
  return packFrame(JSON.stringify(value));
}
