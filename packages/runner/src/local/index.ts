/** The runner of one process: what it offers is a plain call. Only who puts a process together imports it. */
export { createRepoStore, type CrashHook, type RepoStore, type RepoStoreOptions } from '@loam/repo';
