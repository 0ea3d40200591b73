import { errorMessage, type Logger } from '@loam/kernel';
import { join } from 'node:path';
import type { LocatedStack } from '../ports/trials.ts';
import { findPositions } from './find-positions.ts';
import { sourceOf } from './source-places.ts';

export interface TrialStacks {
  locate(stack: string): Promise<LocatedStack>;
}

const FRAME = /(?:https?:\/\/[^\s/]+)?\/(assets\/[\w.-]+\.m?js):(\d+):(\d+)/u;
const MAX_FRAMES = 8;

/** `maps`: a folder with the same build and its maps, made when the first stack is asked about; undefined without. */
export function createTrialStacks(maps: () => Promise<string | undefined>, logger: Logger): TrialStacks {
  return {
    async locate(stack) {
      if (!FRAME.test(stack)) return { stack, place: {} };
      try {
        const folder = await maps();
        return folder === undefined ? { stack, place: {} } : await locate(stack, folder);
      } catch (error) {
        logger.warn({ error: errorMessage(error) }, 'a stack could not be read');
        return { stack, place: {} };
      }
    },
  };
}

/** Places within packages say little: one line stands for as many as follow each other. */
async function locate(stack: string, folder: string): Promise<LocatedStack> {
  const lines: string[] = [];
  let place: LocatedStack['place'] = {};
  for (const line of stack.split('\n')) {
    const [frame, file = '', row = '', column = ''] = FRAME.exec(line) ?? [];
    if (frame === undefined) {
      lines.push(line);
      continue;
    }
    const at = { line: Number(row), column: Number(column) };
    const [found] = await findPositions(join(folder, `${file}.map`), [at]);
    const source = found ? sourceOf(found.source) : undefined;
    if (!found || source === undefined || source.includes('node_modules/')) {
      if (lines.at(-1) !== PACKAGES) lines.push(PACKAGES);
      continue;
    }
    if (place.path === undefined) place = { path: source, line: found.line };
    // Names in built code are short ones; what they were is not in the map.
    lines.push(`    at ${source}:${found.line}:${found.column}`);
    if (lines.length >= MAX_FRAMES) break;
  }
  return { stack: lines.join('\n'), place };
}

const PACKAGES = '    at … (packages)';
