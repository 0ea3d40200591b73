import { formatConsole } from '../core/format-console.ts';
import type { ConsoleEntry, ConsoleLevel } from '../core/messages.ts';
import { watchFunction, type Unhook } from './wrap-function.ts';

export type ConsoleSink = {
  entry(entry: ConsoleEntry): void;
  /** React reports what an error boundary caught through the console alone. */
  caughtByReact(error: Error): void;
};

const LEVELS: readonly (readonly [method: string, level: ConsoleLevel])[] = [
  ['log', 'log'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['debug', 'debug'],
  ['trace', 'log'],
  ['dir', 'log'],
  ['table', 'log'],
];

export function hookConsole(console: object, now: () => number, sink: ConsoleSink): Unhook {
  // What reading a value runs (a proxy of the app) may itself write to the console.
  let isReading = false;
  const see = (level: ConsoleLevel, args: readonly unknown[]): void => {
    if (isReading) return;
    isReading = true;
    try {
      sink.entry({ level, text: formatConsole(args), at: now() });
      const caught = level === 'error' ? errorFromReact(args) : undefined;
      if (caught !== undefined) sink.caughtByReact(caught);
    } finally {
      isReading = false;
    }
  };
  const unhooks = [
    ...LEVELS.map(([method, level]) =>
      watchFunction(console, method, ({ args }) => {
        // The other arguments of `dir` and `table` say how to show the first.
        see(level, method === 'dir' || method === 'table' ? args.slice(0, 1) : args);
        return undefined;
      }),
    ),
    watchFunction(console, 'assert', ({ args: [isTrue, ...rest] }) => {
      if (!isTrue) see('error', ['Assertion failed:', ...rest]);
      return undefined;
    }),
  ];
  return () => {
    for (const unhook of unhooks) unhook();
  };
}

function errorFromReact(args: readonly unknown[]): Error | undefined {
  const isReport = args.some((arg) => typeof arg === 'string' && arg.includes('The above error occurred in'));
  return isReport ? args.find((arg) => arg instanceof Error) : undefined;
}
