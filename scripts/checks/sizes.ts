import {
  effectsPerComponent,
  longFileShare,
  shortComponentShare,
  testRatio,
  typedThrowShare,
  type Measure,
} from './measures.ts';
import type { SourceFile } from './source-tree.ts';

export function measure(files: readonly SourceFile[]): readonly Measure[] {
  const isIn = (prefix: string) => files.filter((file) => file.path.startsWith(prefix));
  return [
    longFileShare(files),
    shortComponentShare(files),
    effectsPerComponent(files),
    typedThrowShare(files),
    testRatio('packages', isIn('packages/'), 0.8),
    testRatio('server', isIn('apps/server/'), 0.8),
    testRatio('web', isIn('apps/web/'), 0.5),
  ];
}

/** Prints them, and says whether all are as they should be. */
export function printMeasures(files: readonly SourceFile[]): boolean {
  const measures = measure(files);
  const width = Math.max(...measures.map(({ name }) => name.length));
  console.log(`${files.length} files, ${files.reduce((sum, file) => sum + file.lines, 0)} lines`);
  for (const { name, value, limit, ok, worst } of measures) {
    const shown = value === undefined ? 'none' : value.toFixed(2);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${shown.padStart(5)}  ${limit}`);
    for (const place of ok ? [] : worst) console.log(`         ${place}`);
  }
  return measures.every(({ ok }) => ok);
}
