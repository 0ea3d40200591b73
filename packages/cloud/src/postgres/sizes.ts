import type { CloudLogin, CloudSize } from './databases.ts';

export interface SizeLimits {
  /** Connections that one process keeps for each login. */
  readonly pool: number;
  /** All connections to the database, over all processes and logins. */
  readonly connections: number;
  readonly workMemMb: number;
  readonly tempFilesMb: number;
  /** Of one function. */
  readonly functionMemoryMb: number;
  /** The longest statement of a request; visitors have less, as REST says. */
  readonly statementTimeoutMs: number;
}

export const sizeLimits: Readonly<Record<CloudSize, SizeLimits>> = {
  xs: {
    pool: 5,
    connections: 12,
    workMemMb: 2,
    tempFilesMb: 256,
    functionMemoryMb: 256,
    statementTimeoutMs: 60_000,
  },
  s: {
    pool: 8,
    connections: 20,
    workMemMb: 4,
    tempFilesMb: 512,
    functionMemoryMb: 256,
    statementTimeoutMs: 60_000,
  },
  m: {
    pool: 15,
    connections: 40,
    workMemMb: 8,
    tempFilesMb: 1_024,
    functionMemoryMb: 384,
    statementTimeoutMs: 75_000,
  },
  l: {
    pool: 25,
    connections: 60,
    workMemMb: 16,
    tempFilesMb: 2_048,
    functionMemoryMb: 512,
    statementTimeoutMs: 90_000,
  },
  xl: {
    pool: 40,
    connections: 90,
    workMemMb: 32,
    tempFilesMb: 4_096,
    functionMemoryMb: 768,
    statementTimeoutMs: 110_000,
  },
};

/** What a login may take at most, whatever role it becomes; `rest` by its size. */
export const loginTimeoutMs: Readonly<Record<CloudLogin, number>> = {
  rest: 60_000,
  services: 60_000,
  owner: 120_000,
};

/** The owner works in few places at once: migrations, the SQL editor, functions through their door. */
export function connectionsOf(login: CloudLogin, limits: SizeLimits): number {
  return login === 'owner' ? Math.ceil(limits.connections / 2) : limits.connections;
}
