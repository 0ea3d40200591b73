import { startThrowAwayCluster } from '@loam/postgres';
import { makeRunTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrator's address of the PostgreSQL that lives as long as this test run. */
    postgresUrl: string;
  }
}

/** The one thing of Vitest's project that is used. */
interface TestRun {
  provide(key: 'postgresUrl', url: string): void;
}

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts one throw-away PostgreSQL for the whole run, and gives it a temporary folder of its own. */
export async function setup(project: TestRun): Promise<() => Promise<void>> {
  // As the cluster for apps has it: realtime reads changed rows from the log.
  const cluster = await startThrowAwayCluster({ settings: { wal_level: 'logical' } });
  const temporary = makeRunTemporaryFolder();
  // Vitest skips teardown on a signal. After kill -9 PostgreSQL ends by itself and the next run sweeps its folder.
  const stopNow = () => {
    cluster.stopNow();
    temporary.remove();
  };
  const stopBySignal = (signal: NodeJS.Signals) => {
    stopNow();
    process.removeListener(signal, stopBySignal);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', stopNow);
  for (const signal of endingSignals) process.on(signal, stopBySignal);
  project.provide('postgresUrl', cluster.connectionString('postgres'));
  return async () => {
    process.removeListener('exit', stopNow);
    for (const signal of endingSignals) process.removeListener(signal, stopBySignal);
    await cluster.stop();
    temporary.remove();
  };
}
