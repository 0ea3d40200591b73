/** Longer lines are cut: a program may print for ever without a line end. A log line of 10,000 odd characters fits. */
const MAX_LINE = 65_536;

export interface LineSplitter {
  push(chunk: string): void;
  end(): void;
}

export function createLineSplitter(emit: (line: string) => void): LineSplitter {
  let pending = '';
  let isSkipping = false;
  const take = (text: string) => {
    if (isSkipping) return;
    pending += text;
    if (pending.length <= MAX_LINE) return;
    emit(`${pending.slice(0, MAX_LINE)}…`);
    pending = '';
    isSkipping = true;
  };
  const finish = () => {
    if (!isSkipping) emit(pending.endsWith('\r') ? pending.slice(0, -1) : pending);
    pending = '';
    isSkipping = false;
  };
  return {
    push(chunk) {
      const parts = chunk.split('\n');
      parts.forEach((part, index) => {
        take(part);
        if (index < parts.length - 1) finish();
      });
    },
    end() {
      if (pending !== '') finish();
    },
  };
}
