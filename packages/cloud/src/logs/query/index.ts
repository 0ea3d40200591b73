export { emitLogQuery, type LogWindow } from './emit-query.ts';
export { parseLogQuery } from './parse-query.ts';
