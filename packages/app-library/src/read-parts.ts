import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let known: ReadonlyMap<string, string> | undefined;

/** Every part by the path that it has in an app, as it stands on the disk. Read once. */
export function partFiles(): ReadonlyMap<string, string> {
  known ??= readParts(partsFolder());
  return known;
}

/** Looked up by name, since a bundled server lies elsewhere than this file. */
function partsFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@loam/app-library/package.json')), 'parts');
}

function readParts(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
