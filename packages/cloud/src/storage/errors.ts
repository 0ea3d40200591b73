import { AppError, errorFactory } from '@loam/kernel';
import type { ServiceAnswer } from '../gateway/index.ts';
import { causeOf, isServerAway, machineFault, sqlState } from '../postgres/errors.ts';

interface Kind {
  /** What the body says. Clients know `statusCode` from there: the answer itself is a 400 for most of them. */
  readonly status: number;
  readonly error: string;
  /** Of the answer itself, where it is not a 400. */
  readonly httpStatus?: number;
  /** What the body calls it, where the protocol has no name of its own. */
  readonly code?: string;
}

const kinds = {
  AccessDenied: { status: 403, error: 'Unauthorized' },
  BucketAlreadyExists: { status: 409, error: 'Duplicate' },
  DatabaseError: { status: 500, error: 'DatabaseError', httpStatus: 500 },
  DatabaseTimeout: { status: 544, error: 'DatabaseTimeout', httpStatus: 544 },
  EntityTooLarge: { status: 413, error: 'Payload too large' },
  ExpiredToken: { status: 400, error: 'ExpiredToken' },
  FeatureNotEnabled: { status: 409, error: 'FeatureNotEnabled' },
  InsufficientStorage: { status: 507, error: 'InsufficientStorage', httpStatus: 507 },
  InvalidBucketName: { status: 400, error: 'Invalid Input' },
  InvalidJWT: { status: 400, error: 'InvalidJWT' },
  InvalidKey: { status: 400, error: 'InvalidKey' },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type' },
  InvalidParameter: { status: 400, error: 'InvalidParameter' },
  InvalidRange: { status: 416, error: 'invalid_range', httpStatus: 416 },
  InvalidRequest: { status: 400, error: 'InvalidRequest' },
  InvalidSignature: { status: 400, error: 'InvalidSignature' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate' },
  NoSuchBucket: { status: 404, error: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found' },
  NoSuchUpload: { status: 404, error: 'NoSuchUpload', httpStatus: 404 },
  RelatedNotFound: { status: 404, error: 'InvalidRequest', code: 'InvalidRequest' },
  ResourceAlreadyExists: { status: 409, error: 'Duplicate' },
  ResourceLocked: { status: 423, error: 'ResourceLocked' },
  ResourceNotEmpty: { status: 409, error: 'ResourceNotEmpty' },
  ServiceUnavailable: { status: 503, error: 'ServiceUnavailable', httpStatus: 503 },
  SlowDown: { status: 429, error: 'SlowDown', httpStatus: 429 },
  TusError: { status: 400, error: 'TusError' },
} as const satisfies Readonly<Record<string, Kind>>;

export type StorageErrorCode = keyof typeof kinds;
export type StorageError = AppError<StorageErrorCode>;

export const storageError = errorFactory<StorageErrorCode>();

export const noSuchBucket = () => storageError('NoSuchBucket', 'Bucket not found');
export const noSuchKey = () => storageError('NoSuchKey', 'Object not found');
export const tooLarge = () => storageError('EntityTooLarge', 'The object exceeded the maximum allowed size');
export const diskFull = () =>
  storageError('InsufficientStorage', 'There is not enough space left to store this file.');

export function isStorageError(error: unknown): error is StorageError {
  return error instanceof AppError && error.code in kinds;
}

export function statusOf(error: StorageError): number {
  return kinds[error.code].status;
}

/** The one renderer of refusals. Undefined for what is no refusal but a fault. */
export function errorAnswer(error: unknown): ServiceAnswer | undefined {
  const told = isStorageError(error) ? error : fromSystem(error);
  if (!told) return undefined;
  const { status, error: name, httpStatus = 400, code = told.code }: Kind = kinds[told.code];
  const body = { statusCode: String(status), error: name, message: told.detail, code };
  return {
    status: httpStatus,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** What the disk and the database say, in the words of this protocol. */
function fromSystem(error: unknown): StorageError | undefined {
  switch (sqlState(error) ?? '') {
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100':
      return diskFull();
    case '42501':
      return storageError('AccessDenied', deniedText(error));
    case '23505':
      return storageError('ResourceAlreadyExists', 'The resource already exists');
    case '23503':
      return storageError('RelatedNotFound', 'The related resource does not exist');
    case '55P03':
      return storageError('ResourceLocked', 'The resource is locked');
    case '57014':
      return storageError('DatabaseTimeout', 'The connection to the database timed out');
    case '22P02':
    case '22021':
      return storageError('InvalidParameter', messageOf(error));
    case 'database_busy':
      return fromMachine(causeOf(error)) ?? tooManyConnections();
    default:
      return fromMachine(error) ?? fromPolicy(error);
  }
}

const tooManyConnections = () => storageError('SlowDown', 'Too many connections issued to the database');

/** Faults of files are not among them: they are nobody's refusal. */
function fromMachine(error: unknown): StorageError | undefined {
  const words = machineFault(error);
  if (words === undefined) return undefined;
  if (isServerAway(error)) return storageError('ServiceUnavailable', words, { cause: error });
  return isSaidByDatabase(error) ? storageError('DatabaseError', words, { cause: error }) : undefined;
}

function isSaidByDatabase(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test(sqlState(error) ?? '') && error instanceof Error && 'severity' in error;
}

/** A policy or a trigger of the project that fails is told by its number, not by what it touches. */
function fromPolicy(error: unknown): StorageError | undefined {
  if (!isSaidByDatabase(error)) return undefined;
  const state = sqlState(error);
  if (state === 'P0001') return storageError('InvalidRequest', messageOf(error));
  return storageError('DatabaseError', `database error, code: ${state}`);
}

function deniedText(error: unknown): string {
  const message = messageOf(error);
  return message.includes('row-level security') ? 'new row violates row-level security policy' : message;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
