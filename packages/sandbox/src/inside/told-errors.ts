import { describeError, type DescribedError } from './describe-error.ts';
import { tell } from './messages.ts';

/** Vite writes an error to its log and sends it to browsers, and whoever asks again gets it again: it is told once. */
export interface ToldErrors {
  report(error: unknown): DescribedError;
  /** The code compiles: the same error would be a new one. */
  settled(): void;
}

export function createToldErrors(): ToldErrors {
  let last = '';
  return {
    report(error) {
      const described = describeError(error);
      const key = JSON.stringify([described.message, described.file]);
      if (key !== last) tell({ type: 'error', ...described });
      last = key;
      return described;
    },
    settled() {
      last = '';
    },
  };
}
