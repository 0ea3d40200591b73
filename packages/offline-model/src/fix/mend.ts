import { readSteps, sourceStep, stepsFile } from '../change/history.ts';
import type { AppPlan, Language } from '../plan/app-plan.ts';
import type { Change, Fault, Reply, RespondInput } from '../reply.ts';
import { reply } from '../reply-words.data.ts';
import { suggestionsFor } from '../suggestions.ts';
import { writeApp } from '../write/write-app.ts';
import { mendFault } from './mend-fault.ts';
import { filesMeant, MISSING_MODULE } from './missing-module.ts';

/** Mends what is wrong; a file that it cannot mend goes back to the version that is known to work. */
export function mend(input: RespondInput, plan: AppPlan | null, language: Language): Reply {
  const faults = input.faults.length > 0 ? input.faults : faultsIn(input.request);
  const files = new Map(input.files);
  const done: string[] = [];
  const left: Fault[] = [];
  for (const fault of faults) {
    const mended =
      broughtBack(fault, files, { plan, language, steps: input }) ??
      mendFault(fault, files) ??
      restored(fault, files, { plan, language, steps: input });
    if (mended === null) left.push(fault);
    else {
      for (const { path, content } of mended.changes) {
        if (content === null) files.delete(path);
        else files.set(path, content);
      }
      done.push(mended.told);
    }
  }
  const changes = changesBetween(input.files, files);
  const steps = readSteps(input.files);
  return {
    language,
    text: told(language, [...new Set(done)], left),
    changes:
      changes.length === 0
        ? []
        : [...changes, stepsFile([sourceStep(input.request, changes, input.files), ...steps])],
    suggestions: plan ? suggestionsFor(plan, language) : [],
  };
}

function told(language: Language, done: readonly string[], left: readonly Fault[]): string {
  const parts = [
    ...(done.length > 0
      ? [`${reply(language, 'mended')}\n${done.map((line) => `- ${line}`).join('\n')}`]
      : []),
    ...(left.length > 0
      ? [
          `${reply(language, 'notMended')}\n${left.map(({ message, path }) => `- ${path === undefined ? '' : `\`${path}\`: `}${message.split('\n')[0] ?? ''}`).join('\n')}`,
          reply(language, 'connect'),
        ]
      : []),
  ];
  return parts.length === 0 ? reply(language, 'nothing') : parts.join('\n\n');
}

interface Restoring {
  readonly plan: AppPlan | null;
  readonly language: Language;
  readonly steps: RespondInput;
}

/** What the plan would write, or what stood there before the last change. */
function restored(
  fault: Fault,
  files: ReadonlyMap<string, string>,
  { plan, language, steps }: Restoring,
): { changes: readonly Change[]; told: string } | null {
  const path = fault.path === undefined ? undefined : pathIn(fault.path, files);
  if (path === undefined) return null;
  const before = readSteps(steps.files).find((step) => step.files[path] !== undefined)?.files[path];
  const planned = plan ? writeApp(plan).get(path) : undefined;
  const good = planned ?? before;
  if (good === undefined || good === files.get(path)) return null;
  return { changes: [{ path, content: good }], told: reply(language, 'restored', { path }) };
}

/** A file of the app that is gone and still asked for is written again. */
function broughtBack(
  fault: Fault,
  files: ReadonlyMap<string, string>,
  { plan, language, steps }: Restoring,
): { changes: readonly Change[]; told: string } | null {
  const specifier = MISSING_MODULE.exec(fault.message)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (specifier === undefined) return null;
  const meant = filesMeant(specifier, fault.path ?? 'src/App.tsx');
  if (meant.length === 0 || meant.some((path) => files.has(path))) return null;
  const kept = readSteps(steps.files);
  const planned = plan ? writeApp(plan) : undefined;
  for (const path of meant) {
    const content = planned?.get(path) ?? kept.find((step) => step.files[path] !== undefined)?.files[path];
    if (typeof content === 'string')
      return { changes: [{ path, content }], told: reply(language, 'restored', { path }) };
  }
  return null;
}

/** Sources by the names that compilers and browsers give them. */
function pathIn(name: string, files: ReadonlyMap<string, string>): string | undefined {
  const plain = name
    .replace(/^https?:\/\/[^/]+\//, '')
    .replace(/[?#].*$/, '')
    .replace(/^\.?\//, '');
  return files.has(plain) ? plain : [...files.keys()].find((path) => plain.endsWith(path));
}

/** A pasted error: "src/App.tsx:12:5 - error TS2304: Cannot find name 'x'". */
function faultsIn(text: string): readonly Fault[] {
  const lines = text
    .split('\n')
    .filter((line) =>
      /error|cannot|failed|undefined|not defined|unexpected|invalid|does not|missing/i.test(line),
    );
  return lines.slice(0, 8).map((line) => {
    const place = /((?:src|index)[\w./-]*\.[a-z]+)(?:[:(](\d+))?/i.exec(line);
    return {
      kind: 'told',
      message: line.trim(),
      path: place?.[1],
      line: place?.[2] === undefined ? undefined : Number(place[2]),
    };
  });
}

function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly Change[] {
  return [
    ...[...after]
      .filter(([path, content]) => before.get(path) !== content)
      .map(([path, content]) => ({ path, content })),
    ...[...before.keys()].filter((path) => !after.has(path)).map((path) => ({ path, content: null })),
  ];
}
