import type { Connection, PoolClient, Submittable } from 'pg';
import { Readable } from 'node:stream';

const batchBytes = 64 * 1024;

/** What a COPY … TO STDOUT sends, as it comes; whoever reads slowly makes the server wait. */
export function copyOut(client: PoolClient, sql: string): Readable {
  let socket: Pick<Connection['stream'], 'pause' | 'resume'> | undefined;
  const stream = new Readable({
    highWaterMark: 4 * batchBytes,
    read: () => socket?.resume(),
    destroy(error, done) {
      // Nobody reads any more: the rest must come through before the connection can be used again.
      socket?.resume();
      done(error);
    },
  });
  const batch = createBatch((bytes) => {
    if (!stream.destroyed && !stream.push(bytes)) socket?.pause();
  });
  const query: Submittable & CopyHandlers = {
    submit(connection) {
      socket = connection.stream;
      connection.query(sql);
    },
    handleCopyData: ({ chunk }) => batch.add(chunk),
    handleError: (error) => void stream.destroy(error),
    handleReadyForQuery() {
      batch.flush();
      socket?.resume();
      if (!stream.destroyed) stream.push(null);
    },
    handleCommandComplete: () => undefined,
    handleRowDescription: () => undefined,
  };
  client.query(query);
  return stream;
}

interface CopyHandlers {
  handleCopyData(message: { readonly chunk: Buffer }): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
  handleCommandComplete(): void;
  handleRowDescription(): void;
}

/** Each row comes as a message of its own, in memory that is used again for the next ones. */
function createBatch(send: (bytes: Buffer) => void) {
  let bytes = Buffer.allocUnsafe(batchBytes);
  let used = 0;
  const flush = () => {
    if (used === 0) return;
    send(bytes.subarray(0, used));
    bytes = Buffer.allocUnsafe(batchBytes);
    used = 0;
  };
  return {
    flush,
    add(chunk: Buffer) {
      if (used + chunk.length > batchBytes) flush();
      if (chunk.length > batchBytes) return send(Buffer.from(chunk));
      used += chunk.copy(bytes, used);
    },
  };
}
