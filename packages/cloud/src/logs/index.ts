export type { LogErrorCode } from './errors.ts';
export type { LogEvent } from './event.ts';
export type { LogWindow } from './query/index.ts';
export { LOG_SOURCES, type LogSource } from './sources.data.ts';
export { createPostgresLines, POSTGRES_LINE_PREFIX } from './postgres-lines.ts';
export { LOGS_DATABASE, openLogStore, type LogStore, type LogStoreOptions } from './store/open-log-store.ts';
