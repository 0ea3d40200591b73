import { texts } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';

const ownRefusals: Readonly<Record<string, 'not_found' | 'invalid_input' | 'conflict'>> = {
  table_missing: 'not_found',
  column_missing: 'invalid_input',
  value_invalid: 'invalid_input',
  key_missing: 'conflict',
  row_changed: 'conflict',
  change_invalid: 'invalid_input',
  extension_missing: 'conflict',
  extension_refused: 'conflict',
};

/** In other words than PostgreSQL's, where there are any. */
export type Plainly = (code: string, message: string, detail: string | undefined) => string | undefined;

/** What PostgreSQL says of values and rules is for whoever sent them; anything else is a fault of ours. */
export async function tellingTableRefusals<T>(work: () => Promise<T>, plainly?: Plainly): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const own = error instanceof AppError ? ownRefusals[code] : undefined;
    if (own !== undefined && error instanceof AppError)
      throw new ApiError(own, own === 'not_found' ? texts.database.tableUnavailable : error.detail);
    const words = error instanceof Error ? plainly?.(code, error.message, detailOf(error)) : undefined;
    if (words !== undefined) throw new ApiError('conflict', words);
    if (code === '57014') throw new ApiError('conflict', 'This took too long and was stopped.');
    if (error instanceof Error && /^(0A|2[0-9A-Z]|42|44|P0)[0-9A-Z]{3}$/.test(code))
      throw new ApiError(code.startsWith('23') ? 'conflict' : 'invalid_input', error.message);
    throw error;
  }
}

function detailOf(error: Error): string | undefined {
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
}
