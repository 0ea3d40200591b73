import { AppError } from '@loam/kernel';
import type { ServiceAnswer } from '../gateway/index.ts';
import { refusal } from './route.ts';

/** What PostgreSQL says about SQL is for whoever wrote it; anything else is a fault of ours. */
export async function tellingSqlFailures(work: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await work();
  } catch (error) {
    const message = sqlFailure(error);
    if (message === undefined) throw error;
    return refusal(400, `Failed to run sql query: ${message}`);
  }
}

const ownRefusals: readonly unknown[] = ['extension_missing', 'extension_refused', 'migration_invalid'];

function sqlFailure(error: unknown): string | undefined {
  if (error instanceof AppError) return ownRefusals.includes(error.code) ? error.detail : undefined;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isSql = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|58|XX)/.test(code);
  return isSql && error instanceof Error ? `ERROR:  ${code}: ${error.message}` : undefined;
}
