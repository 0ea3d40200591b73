import type { Agent } from 'node:http';
import type { Clock, Logger } from '@loam/kernel';
import type { DeployDeps } from './deploy.ts';
import { functionError } from './errors.ts';
import type { ProgramPlace } from './function-program.ts';
import type {
  FunctionBlobs,
  FunctionCalls,
  FunctionLog,
  FunctionPaths,
  FunctionPrograms,
  FunctionProjects,
  FunctionSecrets,
  FunctionStore,
} from './ports.ts';

export interface FunctionsOptions {
  readonly store: FunctionStore;
  readonly blobs: FunctionBlobs;
  readonly secrets: FunctionSecrets;
  readonly projects: FunctionProjects;
  readonly programs: FunctionPrograms;
  readonly paths: FunctionPaths;
  readonly log: FunctionLog;
  readonly calls: FunctionCalls;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Deno, where programs can reach it; functions are off without one. */
  readonly deno: string | undefined;
  /** Our scripts; needed when this package was bundled. */
  readonly scriptsDir?: string | undefined;
}

export interface FunctionsContext extends FunctionsOptions {
  readonly deploying: DeployDeps;
  readonly agent: Agent;
  readonly scriptsDir: string;
  /** Modules that are being fetched again, by what they are for. */
  readonly resolving: Map<string, Promise<void>>;
}

export type FunctionsStatus =
  | { readonly kind: 'on' }
  /** They run although nothing holds them: the operator said so. */
  | { readonly kind: 'unheld'; readonly reason: string }
  | { readonly kind: 'off'; readonly reason: string };

export function statusOf({ programs, deno }: Pick<FunctionsOptions, 'programs' | 'deno'>): FunctionsStatus {
  if (deno === undefined) return { kind: 'off', reason: 'There is no Deno for this machine.' };
  const network = programs.network();
  switch (network.kind) {
    case 'held':
      return { kind: 'on' };
    case 'accepted':
      return { kind: 'unheld', reason: network.reason };
    case 'off':
      return { kind: 'off', reason: network.reason };
  }
}

/** Where functions run, unless they are off. */
export function placeOf(options: Pick<FunctionsOptions, 'programs' | 'deno' | 'paths'>): ProgramPlace {
  const status = statusOf(options);
  if (status.kind === 'off' || options.deno === undefined) {
    const reason = status.kind === 'off' ? status.reason : '';
    throw functionError('functions_unavailable', `Functions are off. ${reason}`);
  }
  return { paths: options.paths, deno: options.deno, isUnheld: status.kind === 'unheld' };
}
