import type { ImportProblem, ImportReport } from '@loam/contract';
import { projectTexts } from '../texts.data.ts';

export interface ReportNote {
  readonly code: ImportProblem['code'] | 'left_out' | 'backend';
  readonly tone: 'mended' | 'attention' | 'blocking';
  readonly title: string;
  readonly detail: string;
  /** What it is about, each once. */
  readonly places: readonly ReportPlace[];
  readonly morePlaces: number;
}

export interface ReportPlace {
  readonly path: string;
  /** Where the path alone does not say it. */
  readonly reason?: string;
}

const { report: words } = projectTexts.import;
const shownPlaces = 5;

const tones: Readonly<Record<ImportProblem['code'], ReportNote['tone']>> = {
  no_manifest: 'blocking',
  broken_manifest: 'blocking',
  unknown_shape: 'blocking',
  no_dev_script: 'attention',
  hard_coded_backend: 'attention',
  environment_committed: 'attention',
  environment_missing: 'attention',
  builder_script: 'attention',
  lfs_pointer: 'attention',
  lock_unused: 'attention',
  lock_converted: 'mended',
  lock_repaired: 'mended',
  lock_dropped: 'mended',
};
/** Their detail is the same for every place, and the note says it already. */
const silentPlaces: ReadonlySet<ImportProblem['code']> = new Set(['lfs_pointer', 'lock_converted']);
const order: readonly ReportNote['tone'][] = ['blocking', 'attention', 'mended'];

/** What was found, in a few words each: `Vite with React Router`, `React 19`, `132 files`. */
export function reportFacts(report: ImportReport): readonly string[] {
  const { react_major: react, tailwind_major: tailwind, file_count: files } = report;
  const count = (list: readonly string[], one: string, many: string) =>
    list.length === 0 ? [] : [`${list.length} ${list.length === 1 ? one : many}`];
  return [
    words.shapes[report.shape],
    ...(react === null ? [] : [`React ${react}`]),
    ...(tailwind === null ? [] : [`Tailwind ${tailwind}`]),
    `${files} ${files === 1 ? 'file' : 'files'}`,
    ...count(report.migrations, 'database migration', 'database migrations'),
    ...count(report.functions, 'function', 'functions'),
  ];
}

/** Tables, rules or functions of its own, which become the project's cloud where somebody agrees. */
export function bringsBackend({ migrations, functions }: ImportReport): boolean {
  return migrations.length > 0 || functions.length > 0;
}

/** One note for each kind of finding, what stands in the way first. */
export function reportNotes(report: ImportReport): readonly ReportNote[] {
  const byCode = Map.groupBy(report.problems, (problem) => problem.code);
  const found = [...byCode].map(([code, problems]): ReportNote => ({
    code,
    tone: tones[code],
    ...words.problems[code],
    ...placesOf(code, problems),
  }));
  const leftOut: readonly ReportNote[] =
    report.left_out_count === 0
      ? []
      : [
          {
            code: 'left_out',
            tone: 'mended',
            ...words.leftOut,
            ...shorten(foldersOf(report.left_out).map((path) => ({ path }))),
          },
        ];
  const backend: readonly ReportNote[] = bringsBackend(report)
    ? [{ code: 'backend', tone: 'attention', ...words.backend, places: [], morePlaces: 0 }]
    : [];
  return [...backend, ...found, ...leftOut].toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}

function placesOf(code: ImportProblem['code'], problems: readonly ImportProblem[]) {
  const byPath = Map.groupBy(problems, ({ path }) => path);
  return shorten(
    [...byPath].map(([path, alike]) =>
      silentPlaces.has(code) || path === alike[0]?.detail
        ? { path }
        : { path, reason: alike.map(({ detail }) => detail).join(', ') },
    ),
  );
}

function foldersOf(paths: readonly string[]): readonly string[] {
  return [
    ...new Set(
      paths.map((path) => path.replace(/^((?:.*\/)?(?:node_modules|dist|build|\.git))\/.*$/u, '$1/')),
    ),
  ];
}

function shorten(places: readonly ReportPlace[]) {
  return { places: places.slice(0, shownPlaces), morePlaces: Math.max(0, places.length - shownPlaces) };
}
