import { partFiles } from '@loam/app-library';
import type { AppPlan } from '../plan/app-plan.ts';
import { writeData } from './data/write-data.ts';
import { createDraft, type Draft } from './draft.ts';
import { type Exports, exportsOf, moduleOf, withImports } from './imports.ts';
import { writeLayout } from './layouts/write-layout.ts';
import { exportsOfPart, type Library, libraryOf } from './library/library.ts';
import { settingsFiles } from './library/settings.ts';
import { documentFile, favicon } from './pages/document.ts';
import { writeNotFound, writePages, writeRouter } from './pages/write-pages.ts';
import { soundPlan } from './sound-plan.ts';
import { styleSheet } from './theme/style-sheet.ts';
import { tidy } from './tidy.ts';

/** Every file of the app that differs from the template, by path. The same plan gives the same files. */
export function writeApp(plan: AppPlan): ReadonlyMap<string, string> {
  const draft = createDraft(soundPlan(plan));
  const library = libraryOf(draft);
  const offered = new Set(library.shared.flatMap(exportsOfPart).map(([name]) => name));
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

/** Puts the imports above what was written, and adds the parts of the library that something imports. */
function complete(draft: Draft, library: Library): Map<string, string> {
  const written = new Map([...library.written, ...draft.files]);
  const own: Exports = new Map([
    ...[...library.shared, ...draft.usedParts].flatMap(exportsOfPart),
    ...[...written].flatMap(([path, body]) => exportsOf(body).map((name) => [name, moduleOf(path)] as const)),
  ]);
  const parts = partFiles();
  const byModule = new Map([...parts.keys(), ...written.keys()].map((path) => [moduleOf(path), path]));
  const done = new Map<string, string>();
  const waiting = [...draft.files.keys(), ...draft.usedParts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (done.has(path)) continue;
    const body = written.get(path);
    const source = body === undefined ? (parts.get(path) ?? '') : tidy(withImports(path, body, own));
    done.set(path, source);
    for (const [, module = ''] of source.matchAll(/(?:from |import\()"(@\/[^"]+)"/g)) {
      const needed = byModule.get(module);
      if (needed && !done.has(needed)) waiting.push(needed);
    }
  }
  for (const [path, body] of settingsFiles(draft, done)) done.set(path, body);
  return done;
}
