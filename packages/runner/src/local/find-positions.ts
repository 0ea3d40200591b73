import { errorMessage } from '@loam/kernel';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

export interface Place {
  readonly line: number;
  readonly column: number;
}

const Found = z.array(
  z.object({ source: z.string(), line: z.number().int(), column: z.number().int() }).nullable(),
);
export type FoundPlace = z.infer<typeof Found>[number];

const patienceMs = 10_000;
const memoryMb = 512;

/** Reads only what a map is about; the texts of the sources in it are left alone. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { SourceMap } = require('node:module');
const { readFileSync } = require('node:fs');
const { version, sources, mappings, sourceRoot } = JSON.parse(readFileSync(workerData.mapFile, 'utf8'));
const map = new SourceMap({ version, sources, names: [], mappings, sourceRoot });
parentPort.postMessage(workerData.places.map(({ line, column }) => {
  const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
  return originalSource === undefined ? null
    : { source: originalSource, line: originalLine + 1, column: originalColumn + 1 };
}));
`;

/**
 * Where places in built code come from, by its map. Lines and columns count from 1. A map is as large as the project's
 * tools made it, so it is read in a thread of its own that ends with the answer.
 */
export async function findPositions(
  mapFile: string,
  places: readonly Place[],
): Promise<readonly FoundPlace[]> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { mapFile, places },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new RangeError('the map took too long to read')), patienceMs);
      worker.once('message', (answer: unknown) => resolve(Found.parse(answer)));
      worker.once('error', (error) => reject(new TypeError(errorMessage(error))));
      worker.once('exit', () => reject(new TypeError('nothing was found')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
