import type { ReceivedRequest } from '@loam/testkit';
import type { RecordedTurn } from '../turns/recorded-turn.ts';

export type DeskRequest = Pick<ReceivedRequest, 'messages' | 'tools' | 'state'>;

/** What a journey knows of the model's side. */
export interface Desk {
  /** What the model was asked in a turn, in order. */
  requestsOf(turn: RecordedTurn): Promise<readonly DeskRequest[]>;
  /** Resolves once the stream stands at the gate. */
  reached(gate: string): Promise<void>;
  open(gate: string): Promise<void>;
}

/** The port after the product's. */
export function deskPort(productUrl: string): number {
  return Number(new URL(productUrl).port) + 1;
}

export function createDesk(productUrl: string): Desk {
  const ask = async (path: string, name: string): Promise<Response> => {
    const url = `http://127.0.0.1:${deskPort(productUrl)}${path}?name=${encodeURIComponent(name)}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The desk answered ${response.status} to ${path}`);
    return response;
  };
  return {
    async requestsOf({ says }) {
      const requests: DeskRequest[] = await (await ask('/requests', says)).json();
      return requests;
    },
    reached: async (gate) => void (await ask('/reached', gate)),
    open: async (gate) => void (await ask('/open', gate)),
  };
}
