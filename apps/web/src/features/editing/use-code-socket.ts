import { CodeMessage, codeSocketLimits, codeSocketUrl } from '@loam/contract';
import { useEffect, useEffectEvent } from 'react';
import { logNotice } from '../../shared/log.ts';

const slowestReconnectMs = 30_000;

/** Follows the code of a project while it is on the page; after a break the first message says everything again. */
export function useCodeSocket(projectId: string, onMessage: (message: CodeMessage) => void): void {
  const hear = useEffectEvent(onMessage);
  useEffect(() => followCode(projectId, (message) => hear(message)), [projectId]);
}

function followCode(projectId: string, onMessage: (message: CodeMessage) => void): () => void {
  let socket: WebSocket | undefined;
  let timer: number | undefined;
  let failures = 0;
  let isStopped = false;
  const connect = () => {
    socket = new WebSocket(addressOf(projectId));
    socket.addEventListener('message', ({ data }) => {
      failures = 0;
      const message = readMessage(data);
      if (message && !isStopped) onMessage(message);
    });
    socket.addEventListener('close', () => {
      if (isStopped) return;
      // A server that refuses again and again is not asked every second.
      const waitMs = Math.min(codeSocketLimits.reconnectMs * 2 ** failures, slowestReconnectMs);
      failures += 1;
      timer = window.setTimeout(connect, waitMs);
    });
  };
  connect();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    socket?.close();
  };
}

function addressOf(projectId: string): URL {
  const address = new URL(codeSocketUrl(projectId), location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

function readMessage(data: unknown): CodeMessage | undefined {
  try {
    return CodeMessage.parse(JSON.parse(String(data)));
  } catch (error) {
    logNotice('a message of the code socket could not be read', error);
    return undefined;
  }
}
