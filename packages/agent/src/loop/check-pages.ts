import { readProject, type ProjectSources } from '../context/project-sources.ts';
import type { CheckFault, Look, PageReport } from '../ports.ts';
import { findDeadLinks } from './dead-links.ts';
import { orNothing } from './or-nothing.ts';
import { placeOf } from './place-of.ts';
import type { Turn } from './turn.ts';

export interface PageFindings {
  readonly faults: readonly CheckFault[];
  readonly warnings: readonly CheckFault[];
}

/** Opens pages as they would be. What they had before the turn is not its fault. */
export async function checkPages(turn: Turn, look: Look, routes: readonly string[]): Promise<PageFindings> {
  const { signal } = turn;
  const changes = turn.files.changes();
  // One that writes by rules cannot act on a remark: it would take back what it made.
  const takesRemarks = turn.state.model.readsWholeProject !== true;
  const options = { routes, screenshot: false, triesPhone: takesRemarks, signal };
  const reports = await orNothing(turn, 'look', look(changes, options));
  const found = findingsOf(reports);
  if (!takesRemarks) return newOnPages(turn, { look, routes, found: { ...found, warnings: [] } });
  const project = await readProject(turn.files);
  const links = await orNothing(turn, 'links', findDeadLinks(turn, { look, project, reports }));
  const { faults, warnings } = await newOnPages(turn, { look, routes, found });
  return { faults, warnings: [...links, ...warnings.map((warning) => placed(warning, project))] };
}

/** The same on several pages is one fault. */
function findingsOf(reports: readonly PageReport[]): PageFindings {
  const once = (faults: readonly CheckFault[]) => [
    ...new Map(faults.toReversed().map((fault) => [fault.fingerprint, fault])).values(),
  ];
  return {
    faults: once(reports.flatMap((report) => report.faults)).toReversed(),
    warnings: once(reports.flatMap((report) => report.warnings)).toReversed(),
  };
}

interface Found {
  readonly look: Look;
  readonly routes: readonly string[];
  readonly found: PageFindings;
}

async function newOnPages(turn: Turn, { look, routes, found }: Found): Promise<PageFindings> {
  const { toldFaults } = turn.state;
  const isTold = ({ fingerprint }: CheckFault) => toldFaults.has(fingerprint);
  // What was told was new then; whether it is there still is all that counts now.
  if ([...found.faults, ...found.warnings].every(isTold)) return found;
  const known = await knownBefore(turn, look, routes);
  const isNew = ({ fingerprint }: CheckFault) => !known.has(fingerprint);
  const fresh = { faults: found.faults.filter(isNew), warnings: found.warnings.filter(isNew) };
  // The build that is kept must be that of the changes, not of the base.
  if (fresh.faults.length === 0) await turn.ports.checks.build(turn.files.changes(), turn.signal);
  return fresh;
}

const known = new WeakMap<Turn, Map<string, ReadonlySet<string>>>();

/** The base stays the same while the turn lasts: each page of it is opened once. */
async function knownBefore(turn: Turn, look: Look, routes: readonly string[]): Promise<ReadonlySet<string>> {
  const ofTurn = known.get(turn) ?? new Map<string, ReadonlySet<string>>();
  known.set(turn, ofTurn);
  const key = routes.join(' ');
  const before = ofTurn.get(key) ?? (await lookAtBase(turn, look, routes));
  ofTurn.set(key, before);
  return before;
}

async function lookAtBase(turn: Turn, look: Look, routes: readonly string[]): Promise<ReadonlySet<string>> {
  const options = { routes, screenshot: false, triesPhone: true, signal: turn.signal };
  const pages = await orNothing(turn, 'look at the base', look([], options));
  return new Set(
    pages.flatMap(({ faults, warnings }) => [...faults, ...warnings].map(({ fingerprint }) => fingerprint)),
  );
}

/** Where the name of a file in the message stands in the sources. */
function placed(warning: CheckFault, project: ProjectSources): CheckFault {
  const file = /(\/[\w./@-]+\.\w+)/u.exec(warning.message)?.[1];
  return file === undefined || warning.path !== undefined
    ? warning
    : { ...warning, ...placeOf(project, file) };
}
