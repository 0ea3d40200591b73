import type { LogStore } from '@loam/cloud/logs';
import type { CloudDatabases } from '@loam/cloud/postgres';
import type { AddressGuard, PageAnalyser, PageBrowser } from '@loam/inspect';
import type { Logger } from '@loam/kernel';
import type { NewFile, NoExecution } from '@loam/runner';
import type { ServerConfig } from './config.ts';
import type { AccessPort } from './http/access.ts';
import type { RateLimits } from './http/rate-limit.ts';
import type { Sandbox } from './local-runner.ts';
import type { ScryptCost } from './modules/accounts/index.ts';
import type { AdminDeps } from './modules/admin/index.ts';
import type { FunctionHost } from './modules/cloud/index.ts';

export interface DepsOptions {
  readonly config: ServerConfig;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly logger: Logger;
  /** What runs projects; without it previews say that there is none, or why. Whoever made it closes it. */
  readonly sandbox?: Sandbox | NoExecution | undefined;
  /** Where the databases of projects lie; without it no project gets a cloud. Whoever made it closes it. */
  readonly cloudDatabases?: CloudDatabases | undefined;
  /** Where what happens in them is written down. Whoever opened it closes it. */
  readonly cloudLogs?: LogStore | undefined;
  /** What runs functions of projects; without it they have none. Whoever made it closes it. */
  readonly functions?: FunctionHost | undefined;
  /** What looks at pages of projects before they are saved. Whoever made it closes it. */
  readonly browser?: PageBrowser | undefined;
  /** Where the browser is only being fetched; else it is there when it is given. */
  readonly browserState?: AdminDeps['browser'] | undefined;
  /** What analyses published sites; it reaches what the guard allows. */
  readonly analyser?: ((guard: AddressGuard) => PageAnalyser) | undefined;
  /** How often a supervisor had to start this server again. */
  readonly restarts?: AdminDeps['restarts'];
  /** For tests that send more than a person would, sign up many people, or plant a hole. */
  readonly overrides?: DepsOverrides;
}

export interface DepsOverrides {
  readonly rateLimits?: RateLimits;
  readonly passwordCost?: ScryptCost;
  readonly checkResponses?: boolean;
  /** False: messages are accepted and wait. */
  readonly runsTurns?: boolean;
  access?(access: AccessPort): AccessPort;
  /** A disk that a test fills. */
  readonly disk?: { measure(): Promise<number> };
  /** What new projects begin with, where a test needs few or known files. */
  starterFiles?(): Promise<readonly NewFile[]>;
}
