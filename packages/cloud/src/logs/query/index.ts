export { emitLogQuery, type LogWindow, type SqlStatement } from './emit-query.ts';
export { parseLogQuery } from './parse-query.ts';
