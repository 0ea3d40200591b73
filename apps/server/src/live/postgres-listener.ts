import type { Db } from '@loam/db';
import { errorMessage, type Logger } from '@loam/kernel';

type Client = Awaited<ReturnType<Db['connect']>>;

export interface PostgresListenerOptions {
  connect(): Promise<Client>;
  readonly channel: string;
  readonly logger: Logger;
  onNotification(payload: string): void;
  /** After every LISTEN, the first included: what was sent while nobody listened must be read from the tables. */
  onListening(): void;
  /** How often a silent connection is asked whether it still lives; 15 seconds when absent. */
  readonly heartbeatMs?: number;
}

export interface PostgresListener {
  close(): Promise<void>;
}

const maxDelayMs = 5000;
const heartbeatTimeoutMs = 5000;

/** Listens on a connection of its own and comes back after every loss. Rejects when the first attempt fails. */
export async function createPostgresListener(options: PostgresListenerOptions): Promise<PostgresListener> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  async function listen(): Promise<void> {
    const client = await options.connect();
    if (isClosed) return client.end();
    client.on('notification', (message) => options.onNotification(message.payload ?? ''));
    client.once('end', () => lose(client));
    client.once('error', () => lose(client));
    current = client;
    try {
      await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
    } catch (error) {
      current = undefined;
      await discard(client);
      throw error;
    }
    failures = 0;
    beat(client);
    options.onListening();
  }

  function lose(client: Client): void {
    if (client !== current || isClosed) return;
    current = undefined;
    void discard(client);
    options.logger.warn({ channel: options.channel }, 'the listening connection was lost');
    comeBack();
  }

  function comeBack(): void {
    const delayMs = Math.min(50 * 2 ** failures, maxDelayMs);
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isClosed) return;
      listen().catch((error: unknown) => {
        options.logger.warn({ error: errorMessage(error), channel: options.channel }, 'cannot listen yet');
        comeBack();
      });
    }, delayMs);
  }

  // A connection cut without a word (a firewall, a machine that vanished) would otherwise stay silent for hours.
  function beat(client: Client): void {
    timer = setTimeout(() => {
      const deadline = setTimeout(() => lose(client), heartbeatTimeoutMs);
      client.query('select 1').then(
        () => {
          clearTimeout(deadline);
          if (client === current) beat(client);
        },
        () => {
          clearTimeout(deadline);
          lose(client);
        },
      );
    }, options.heartbeatMs ?? 15_000);
    timer.unref();
  }

  await listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      if (current) await discard(current);
    },
  };
}

async function discard(client: Client): Promise<void> {
  await client.end().catch(() => {});
}
