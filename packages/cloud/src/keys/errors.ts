import { errorFactory } from '@loam/kernel';

export type KeyErrorCode = 'unknown_project' | 'unknown_key' | 'key_in_use' | 'bad_key';

export const keyError = errorFactory<KeyErrorCode>();
