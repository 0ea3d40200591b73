/** The process that starts this one again when it dies, where there is one. */
export interface Supervisor {
  ready(port: number): void;
  /** The end that follows is wanted. */
  stopping(): void;
}

/** Earlier lives of this server since it was started. */
export interface Restarts {
  readonly count: number;
  readonly lastAt: string;
  readonly cause: string;
}

interface SupervisedProcess {
  readonly send?: ((message: object) => unknown) | undefined;
  on(event: 'uncaughtExceptionMonitor', listener: (error: unknown) => void): unknown;
}

const causeLength = 300;

export function findSupervisor(process: SupervisedProcess): Supervisor {
  const tell = (message: object) => void process.send?.(message);
  // Only watched: the error is printed and ends the process as it would without us.
  process.on('uncaughtExceptionMonitor', (error) => {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    tell({ kind: 'fault', cause: cause.slice(0, causeLength) });
  });
  return {
    ready: (port) => tell({ kind: 'ready', port }),
    stopping: () => tell({ kind: 'stopping' }),
  };
}

export function readRestarts(written: string | undefined): Restarts | undefined {
  if (written === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(written);
    return isRestarts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRestarts(value: unknown): value is Restarts {
  if (typeof value !== 'object' || value === null) return false;
  if (!('count' in value && 'lastAt' in value && 'cause' in value)) return false;
  const { count, lastAt, cause } = value;
  return typeof count === 'number' && typeof lastAt === 'string' && typeof cause === 'string';
}
