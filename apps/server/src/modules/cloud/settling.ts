import { errorMessage, type Logger } from '@loam/kernel';
import type { Lifecycle } from './lifecycle.ts';

const settleEveryMs = 3_000;

/** Looks every few seconds for changes of processes that are gone: one that is restarted ends its own soon after. */
export async function keepSettling(
  lifecycle: Pick<Lifecycle, 'settle'>,
  logger: Logger,
): Promise<{ close(): Promise<void> }> {
  let running: Promise<void> | undefined;
  const settle = () =>
    lifecycle
      .settle()
      .catch((error: unknown) =>
        logger.warn({ error: errorMessage(error) }, 'clouds between two states were not looked at'),
      )
      .finally(() => {
        running = undefined;
      });
  await lifecycle.settle();
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
