import { errorFactory } from '@loam/kernel';

export type AdvisorErrorCode = 'table_missing' | 'column_missing';
export const advisorError = errorFactory<AdvisorErrorCode>();
