import { errorFactory } from '@loam/kernel';

export type FunctionErrorCode =
  | 'function_invalid'
  | 'function_too_large'
  /** A module names what no function may read, or what cannot be found; `meta.faults` says where. */
  | 'function_modules_refused'
  /** Functions are off on this machine, or cannot be prepared now. */
  | 'functions_unavailable'
  | 'function_not_found'
  | 'secret_invalid';

export const functionError = errorFactory<FunctionErrorCode>();
