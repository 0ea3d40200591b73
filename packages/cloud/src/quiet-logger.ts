import type { Clock, Logger } from '@loam/kernel';

const EVERY_MS = 60_000;
/** So many different troubles are remembered; of more the first are told again. */
const MOST_KNOWN = 500;

interface Trouble {
  readonly saidAtMs: number;
  kept: number;
}

/**
 * Says the same about the same cloud once a minute, and then how often it was not said: while a database is away every
 * request and every attempt to listen fails alike.
 */
export function quietLogger(logger: Logger, clock: Clock): Logger {
  const known = new Map<string, Trouble>();
  const rarely = (level: 'warn' | 'error') => (fields: object, message: string) => {
    const nowMs = clock.now().getTime();
    const key = `${level} ${String(Reflect.get(fields, 'ref'))} ${message}`;
    const trouble = known.get(key);
    if (trouble && nowMs - trouble.saidAtMs < EVERY_MS) {
      trouble.kept += 1;
      return;
    }
    known.delete(key);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, { saidAtMs: nowMs, kept: 0 });
    const unsaid = trouble && trouble.kept > 0 ? { unsaid: trouble.kept } : {};
    logger[level]({ ...fields, ...unsaid }, message);
  };
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: rarely('warn'),
    error: rarely('error'),
    child: (fields) => quietLogger(logger.child(fields), clock),
  };
}
