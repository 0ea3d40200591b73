import type { PoolClient } from 'pg';

/** A text may have opened a transaction, or left one that failed. Where there is none the server would write a warning. */
export async function leaveTransaction(client: PoolClient): Promise<void> {
  if (client.getTransactionStatus() !== 'I') await client.query('rollback');
}
