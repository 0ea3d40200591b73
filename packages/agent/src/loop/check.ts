import { createHash } from 'node:crypto';
import { parse } from '@loam/source-edit';
import { readProject } from '../context/project-sources.ts';
import { routeMatches, routesTouchedBy } from '../context/routes.ts';
import type { Step, StepKind } from '../events.ts';
import type { CheckFault, FileChange } from '../ports.ts';
import { checkPages } from './check-pages.ts';
import { orNothing } from './or-nothing.ts';
import { untilAborted } from './time-limit.ts';
import type { Turn } from './turn.ts';

/** What the checks found. Everything but types and warnings keeps the changes from being saved. */
export interface Findings {
  readonly syntax: readonly CheckFault[];
  readonly build: readonly CheckFault[];
  readonly types: readonly CheckFault[];
  readonly pages: readonly CheckFault[];
  /** Of pages that work: told to the model once, and to the person when they are left. */
  readonly warnings: readonly CheckFault[];
}

const MAX_ROUTES = 4;
const PARSED = /\.(?:[cm]?[jt]sx?|json|css)$/u;

/** Tries what is staged, cheapest check first; one that fails spares the dearer ones. */
export async function runChecks(turn: Turn): Promise<Findings> {
  const changes = turn.files.changes();
  const nothing: Findings = { syntax: [], build: [], types: [], pages: [], warnings: [] };
  const syntax = syntaxFaults(changes);
  if (syntax.length > 0) {
    await visibly(turn, { kind: 'check', title: 'Checking the syntax' }, () => Promise.resolve(syntax));
    return { ...nothing, syntax };
  }
  if (changes.every(({ path }) => isBesideApp(path))) return nothing;
  const { checks } = turn.ports;
  const types = await visibly(turn, { kind: 'check', title: 'Checking types' }, () =>
    orNothing(turn, 'types', checks.types(changes, turn.signal)),
  );
  const build = await visibly(turn, { kind: 'check', title: 'Building the app' }, () =>
    checks.build(changes, turn.signal),
  );
  const { look } = checks;
  if (build.length > 0 || look === undefined)
    return { ...nothing, build, types: withoutRepeated(types, build) };
  const routes = await routesToOpen(turn);
  let warnings: readonly CheckFault[] = [];
  const pages = await visibly(turn, { kind: 'look', title: `Opening ${routes.join(', ')}` }, async () => {
    const found = await checkPages(turn, look, routes);
    ({ warnings } = found);
    return found.faults;
  });
  return { ...nothing, types, pages, warnings };
}

/** What the app is not built from: its backend, and where that is. */
function isBesideApp(path: string): boolean {
  return path === '.env' || path.startsWith('supabase/');
}

function syntaxFaults(changes: readonly FileChange[]): CheckFault[] {
  return changes.flatMap(({ path, content }) => {
    if (typeof content !== 'string' || !PARSED.test(path)) return [];
    return parse(content, path)
      .errors.slice(0, 3)
      .map((error): CheckFault => {
        const fingerprint = createHash('sha256').update(`${path}\n${error.message}`).digest('hex');
        return { kind: 'build', message: error.message, path, line: error.line, fingerprint };
      });
  });
}

async function routesToOpen(turn: Turn): Promise<readonly string[]> {
  const { routes, graph } = await readProject(turn.files);
  const touched = turn.files.touched();
  const here = turn.request.currentPage;
  const isHereTouched =
    here !== null &&
    routes.some(({ path, page }) => page !== undefined && routeMatches(path, here) && touched.includes(page));
  const all = ['/', ...(isHereTouched ? [here] : []), ...routesTouchedBy(touched, routes, graph)];
  return [...new Set(all)].slice(0, MAX_ROUTES);
}

/** What keeps it from being built is told by the build, which names the cause. */
function withoutRepeated(types: readonly CheckFault[], build: readonly CheckFault[]): readonly CheckFault[] {
  const told = new Set(build.map(({ path, line }) => `${path}:${line}`));
  const text = build.map(({ message }) => message).join('\n');
  return types.filter(({ path, line, message }) => {
    const missing = /Cannot find module '([^']+)'/u.exec(message)?.[1];
    return !told.has(`${path}:${line}`) && !(missing !== undefined && text.includes(missing));
  });
}

interface VisibleCheck {
  readonly kind: StepKind;
  readonly title: string;
}

async function visibly(
  turn: Turn,
  { kind, title }: VisibleCheck,
  work: () => Promise<readonly CheckFault[]>,
): Promise<readonly CheckFault[]> {
  const begun: Step = {
    id: turn.ids.uuid(),
    tool: 'check',
    kind,
    title,
    detail: '',
    paths: [],
    status: 'running',
    startedAt: turn.clock.now(),
    endedAt: null,
  };
  const tellEnd = (status: Step['status'], detail: string, paths: readonly string[] = []) =>
    turn.tell({ type: 'step', step: { ...begun, status, detail, paths, endedAt: turn.clock.now() } });
  turn.tell({ type: 'step', step: begun });
  try {
    const faults = await untilAborted(work(), turn.signal);
    const paths = [...new Set(faults.flatMap(({ path }) => (path === undefined ? [] : [path])))];
    const [first] = faults;
    const more = faults.length > 1 ? ` and ${faults.length - 1} more` : '';
    if (first) tellEnd('failed', `${first.message.slice(0, 300)}${more}`, paths);
    else tellEnd('done', '');
    return faults;
  } catch (error) {
    tellEnd('failed', 'The check did not come to its end.');
    throw error;
  }
}
