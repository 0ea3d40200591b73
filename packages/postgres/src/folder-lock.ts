import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresError } from './errors.ts';
import { processIdentity, readOrUndefined } from './process-identity.ts';

export interface FolderLock {
  release(): void;
}

export interface FolderOwner {
  readonly pid: number;
  readonly identity: string;
}

interface Claim {
  readonly generation: number;
  readonly path: string;
  readonly owner: FolderOwner | undefined;
}

const claimName = /^lock\.(\d+)$/;
const attempts = 20;

/**
 * Makes this process the only one that works in the folder, until it releases the lock or dies.
 * Claims are numbered and never overwritten: whoever finds the newest claim dead adds the next number by
 * `link`, which only one of several can win, so that no one can remove a claim that another just made.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const identity = processIdentity(process.pid) ?? 'unknown';
  const draft = join(folder, `lock-draft-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, identity }), { mode: 0o644 });
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const claims = readClaims(folder);
      refuseIfOwned(folder, claims);
      const mine = join(folder, `lock.${Math.max(0, ...claims.map((claim) => claim.generation)) + 1}`);
      if (tryLink(draft, mine)) return confirmClaim(folder, mine);
    }
    throw inUse(folder, undefined);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The live process that holds the folder, if any. */
export function folderOwner(folder: string): FolderOwner | undefined {
  return readClaims(folder).find(isLive)?.owner;
}

function confirmClaim(folder: string, mine: string): FolderLock {
  // A claimer that read the folder before an older claim was released may have taken another number.
  const others = readClaims(folder).filter((claim) => claim.path !== mine);
  if (others.some(isLive)) {
    rmSync(mine, { force: true });
    refuseIfOwned(folder, others);
  }
  for (const claim of others) rmSync(claim.path, { force: true });
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) rmSync(mine, { force: true });
      isHeld = false;
    },
  };
}

function readClaims(folder: string): Claim[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const generation = claimName.exec(name)?.[1];
    if (generation === undefined) return [];
    const path = join(folder, name);
    return [{ generation: Number(generation), path, owner: parseOwner(readOrUndefined(path)) }];
  });
}

function parseOwner(text: string | undefined): FolderOwner | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('identity' in value))
      return undefined;
    const { pid, identity } = value;
    return typeof pid === 'number' && typeof identity === 'string' ? { pid, identity } : undefined;
  } catch {
    return undefined;
  }
}

function isLive(claim: Claim): boolean {
  return claim.owner !== undefined && processIdentity(claim.owner.pid) === claim.owner.identity;
}

function refuseIfOwned(folder: string, claims: readonly Claim[]): void {
  const live = claims.find(isLive);
  if (live) throw inUse(folder, live.owner);
}

function inUse(folder: string, owner: FolderOwner | undefined) {
  const who = owner ? `process ${owner.pid}` : 'another process';
  return postgresError('folder_in_use', `The folder ${folder} is in use by ${who}.`, {
    meta: { folder, pid: owner?.pid },
  });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
