import { pino } from 'pino';

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  child(fields: Readonly<Record<string, unknown>>): Logger;
}

export type LogLevel = 'silent' | 'debug' | 'info' | 'warn' | 'error';

export interface LogSink {
  write(line: string): void;
}

export function createLogger(options: { readonly level: LogLevel; readonly sink?: LogSink }): Logger {
  const settings = { level: options.level, redact: ['password', 'token', 'authorization', 'cookie'] };
  return options.sink ? pino(settings, options.sink) : pino(settings);
}

export const silentLogger: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silentLogger,
};
