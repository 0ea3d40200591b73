import type { AppRoute } from '../../versions/model/app-routes.ts';
import { databaseDiagram } from './data-model.ts';
import { pagesDiagram } from './pages-diagram.ts';
import { readPlanModel } from './plan-model.ts';
import { readSqlModel } from './sql-model.ts';

export interface ProjectFile {
  readonly path: string;
  readonly contents: string | null;
}

const migrationPath = /(?:^|\/)(?:supabase\/)?migrations\/.+\.sql$/;
const planPath = '.loam/plan.json';

/** The database of a project: what its migrations made, else the records that its plan names. */
export function drawDatabase(files: readonly ProjectFile[]): string | undefined {
  const migrations = files
    .filter(({ path }) => migrationPath.test(path))
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ contents }) => contents ?? []);
  const plan = files.find(({ path }) => path === planPath)?.contents ?? '';
  return (
    databaseDiagram(readSqlModel(migrations)) ??
    databaseDiagram(readPlanModel(plan) ?? { tables: [], links: [] })
  );
}

export function drawPages(routes: readonly AppRoute[], files: readonly ProjectFile[]): string | undefined {
  return pagesDiagram(routes, files);
}
