import { errorMessage, type Logger } from '@loam/kernel';

const settleEveryMs = 3_000;

interface Part {
  settle(): Promise<void>;
}

/** Looks every few seconds for changes of processes that are gone: one that is restarted ends its own soon after. */
export async function keepSettling(
  parts: readonly (Part | undefined)[],
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  let running: Promise<void> | undefined;
  const settleAll = async () => {
    for (const part of parts) await part?.settle();
  };
  const settle = () =>
    settleAll()
      .catch((error: unknown) =>
        logger.warn({ error: errorMessage(error) }, 'clouds between two states were not looked at'),
      )
      .finally(() => {
        running = undefined;
      });
  await settleAll();
  const timer = setInterval(() => {
    running ??= settle();
  }, settleEveryMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
