import type { AppPlan } from '../plan/app-plan.ts';
import { writeData } from './data/write-data.ts';
import { createDraft, type Draft } from './draft.ts';
import { type Exports, exportsOf, moduleOf, withImports } from './imports.ts';
import { writeLayout } from './layouts/write-layout.ts';
import { libraryFiles } from './library/index.ts';
import { documentFile, favicon } from './pages/document.ts';
import { writeNotFound, writePages, writeRouter } from './pages/write-pages.ts';
import { soundPlan } from './sound-plan.ts';
import { styleSheet } from './theme/style-sheet.ts';
import { tidy } from './tidy.ts';

export interface WriteOptions {
  /** Where records are kept: in the browser. */
  readonly data?: 'local';
}

/** Every file of the app that differs from the template, by path. The same plan gives the same files. */
export function writeApp(plan: AppPlan, _options: WriteOptions = {}): ReadonlyMap<string, string> {
  const draft = createDraft(soundPlan(plan));
  const library = libraryFiles(draft);
  const offered = new Set([...library.values()].flatMap(exportsOf));
  writeData(draft);
  const routes = writePages(draft, offered);
  writeRouter(draft, routes);
  writeNotFound(draft);
  writeLayout(draft, offered);

  const files = complete(draft, library);
  files.set('src/index.css', styleSheet(draft.plan.theme));
  files.set('index.html', documentFile(draft.plan));
  files.set('public/favicon.svg', favicon(draft.plan));
  files.set('.loam/plan.json', `${JSON.stringify(plan, null, 2)}\n`);
  return new Map([...files].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Puts the imports above every file and adds the library files that something imports. */
function complete(draft: Draft, library: ReadonlyMap<string, string>): Map<string, string> {
  const bodies = new Map(draft.files);
  const everything = new Map([...library, ...draft.files]);
  const own: Exports = new Map(
    [...everything].flatMap(([path, body]) => exportsOf(body).map((name) => [name, moduleOf(path)] as const)),
  );
  const byModule = new Map([...everything.keys()].map((path) => [moduleOf(path), path]));
  const done = new Map<string, string>();
  const waiting = [...bodies.keys()];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (done.has(path)) continue;
    const source = tidy(withImports(path, everything.get(path) ?? '', own));
    done.set(path, source);
    for (const [, module = ''] of source.matchAll(/(?:from |import\()"(@\/[^"]+)"/g)) {
      const needed = byModule.get(module);
      if (needed && !done.has(needed)) waiting.push(needed);
    }
  }
  return done;
}
