/** The runner of one process: what it offers is a plain call. Only who puts a process together imports it. */
export { createRepoStore, type CrashHook, type RepoStore, type RepoStoreOptions } from '@loam/repo';
export type { Sandbox } from '@loam/sandbox';
export { createLocalRunner, moveEarlierBuilds, type LocalRunnerOptions } from './create-local-runner.ts';
export type { Engine } from './engine.ts';
export { createSandboxEngine } from './sandbox-engine.ts';
export { createSiteServers } from './site-servers.ts';
export type { StarterFile } from './starter-build.ts';
