import type { Gateway } from '@loam/cloud/gateway';
import type { Queries } from '@loam/db';
import { errorMessage, type Logger } from '@loam/kernel';
import type { Duplex } from 'node:stream';
import { markUsed } from './idle-store.ts';

/** Keeps clouds from being taken for unused while a socket, a long answer or a person is there. */
export interface CloudUse {
  /** Somebody works with it in its console. */
  note(ref: string): void;
  /** The same door, with what is open behind it kept in mind. */
  watch(gateway: Gateway): Gateway;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const tellEveryMs = 60_000;

export function createCloudUse(options: {
  readonly db: Queries;
  readonly logger: Logger;
  /** Where nothing pauses by itself nobody has to know. */
  readonly isWanted: boolean;
}): CloudUse {
  const { db, logger } = options;
  if (!options.isWanted)
    return { note: () => {}, watch: (gateway) => gateway, flush: async () => {}, close: async () => {} };
  const open = new Map<object, string>();
  let noted = new Set<string>();
  const flush = async () => {
    const refs = new Set([...noted, ...open.values()]);
    noted = new Set();
    if (refs.size > 0) await markUsed(db, [...refs]);
  };
  const tell = () =>
    flush().catch((error: unknown) =>
      logger.warn({ error: errorMessage(error) }, 'which clouds are in use could not be stored'),
    );
  const timer = setInterval(() => void tell(), tellEveryMs).unref();
  return {
    note: (ref) => void noted.add(ref),
    watch: ({ handle, upgrade }) => ({
      async handle(request, response, ref) {
        open.set(response, ref);
        response.once('close', () => open.delete(response));
        await handle(request, response, ref);
      },
      async upgrade(request, socket: Duplex, ref) {
        open.set(socket, ref);
        socket.once('close', () => open.delete(socket));
        await upgrade(request, socket, ref);
      },
    }),
    flush,
    async close() {
      clearInterval(timer);
      await tell();
    },
  };
}
