import type { PoolClient } from 'pg';
import { leaveTransaction } from './leave-transaction.ts';
import { translateFailure } from './translate-failure.ts';

export type Acquire = () => Promise<PoolClient>;

/** A connection for SQL of the project's owner; nothing that it leaves behind reaches the next user of the connection. */
export async function withOwner<T>(acquire: Acquire, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await acquire();
  let failure: Error | undefined;
  const onLost = (error: Error) => {
    failure = error;
  };
  client.on('error', onLost);
  try {
    return await work(client);
  } catch (error) {
    throw translateFailure(error);
  } finally {
    await leaveTransaction(client).catch(onLost);
    if (!failure) await client.query('discard all').catch(onLost);
    client.off('error', onLost);
    client.release(failure);
  }
}
