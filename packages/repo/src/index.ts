export { createRepoStore, type RepoStore, type RepoStoreOptions } from './repo-store.ts';
