import type { Position } from './messages.ts';

// `at name (url:1:2)` and `at url:1:2` of V8; `name@url:1:2` of the others.
const FRAME = /(?:\(|@|\bat (?:async )?)((?:https?|file|blob):[^\s()]+?):(\d+):(\d+)\)?$/;

/** Where an error was thrown: the first frame that is neither ours nor a dependency's, else the first of all. */
export function positionOfStack(stack: string, ownUrl: string | undefined): Position | undefined {
  const frames = stack
    .split('\n', 60)
    .map(readFrame)
    .filter((frame) => frame !== undefined)
    .filter((frame) => ownUrl === undefined || frame.filename !== ownUrl);
  return frames.find((frame) => !isDependency(frame.filename)) ?? frames[0];
}

function readFrame(line: string): Required<Position> | undefined {
  const [, filename, lineno, colno] = FRAME.exec(line.trim()) ?? [];
  if (filename === undefined) return undefined;
  return { filename, lineno: Number(lineno), colno: Number(colno) };
}

function isDependency(url: string): boolean {
  return /\/node_modules\/|\/@vite\/|\/@react-refresh|\/@id\//.test(url);
}
