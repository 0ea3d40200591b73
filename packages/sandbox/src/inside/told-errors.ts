import { describeError, type DescribedError } from './describe-error.ts';
import { tell } from './messages.ts';

/**
 * Vite writes an error to its log and sends it to browsers, and whoever asks again gets it again: it is told once. And
 * only when it lasts: files of one step arrive one after the other, and code between two of them often makes no sense.
 */
export interface ToldErrors {
  report(error: unknown): DescribedError;
  /** Files are being written: what is wrong now is judged when they rest. */
  changed(): void;
  /** The code compiles: the same error would be a new one. */
  settled(): void;
  /** How to find out whether an error is still there. */
  verifyBy(lasts: (error: DescribedError) => Promise<boolean>): void;
}

const SETTLE_MS = 300;

export function createToldErrors(settleMs = SETTLE_MS): ToldErrors {
  let last = '';
  let changedAtMs = 0;
  let waiting: DescribedError | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lasts = (_error: DescribedError) => Promise.resolve(true);

  const arm = (delayMs: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void judge();
    }, delayMs);
  };
  const judge = async () => {
    const judged = waiting;
    if (judged === undefined) return;
    const restMs = settleMs - (performance.now() - changedAtMs);
    if (restMs > 0) return arm(restMs);
    const isThere = await lasts(judged);
    // Another one came, or the code was found to compile, while this one was looked at.
    if (waiting !== judged) return arm(settleMs);
    waiting = undefined;
    if (!isThere) return;
    const key = keyOf(judged);
    if (key !== last) tell({ type: 'error', ...judged });
    last = key;
  };

  return {
    report(error) {
      const described = describeError(error);
      if (keyOf(described) !== last) {
        waiting = described;
        arm(settleMs);
      }
      return described;
    },
    changed: () => void (changedAtMs = performance.now()),
    settled() {
      last = '';
      waiting = undefined;
    },
    verifyBy: (verify) => void (lasts = verify),
  };
}

function keyOf({ message, file }: DescribedError): string {
  return JSON.stringify([message, file]);
}
