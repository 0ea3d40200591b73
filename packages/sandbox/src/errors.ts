import { errorFactory } from '@loam/kernel';

export type SandboxErrorCode =
  | 'start_failed'
  | 'unsafe_path'
  | 'unreachable_path'
  | 'install_failed'
  | 'registry_unknown'
  | 'invalid_package'
  | 'build_queue_full'
  | 'capacity_reached'
  | 'preview_failed'
  /** A program does not start, or went down a moment ago. */
  | 'program_failed'
  /** Nothing on this machine holds what the program may do. */
  | 'not_held'
  /** The server of a published site does not start, or went down a moment ago. */
  | 'site_server_failed'
  | 'closed';

export const sandboxError = errorFactory<SandboxErrorCode>();

export function hasErrno(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
