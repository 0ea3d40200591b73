import {
  createStructure,
  type JobRun as EngineRun,
  plainFailure,
  type PlannedChange,
  type Structure,
  type StructureObjects,
} from '@loam/cloud/structure';
import {
  type BackendStructure,
  cloudStructureEndpoints as endpoints,
  type JobRun,
  type ProjectId,
  type StructurePlan,
} from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import { unreachable } from './policy.ts';
import { createProjectMigrations, type ProjectMigrationsDeps } from './project-migrations.ts';
import { tellingTableRefusals } from './table-refusals.ts';

/** What a project's database is made of. A change is looked at as SQL first, and run as a migration of the project. */
export function structureRoutes(context: CloudContext, deps: ProjectMigrationsDeps): Binding[] {
  const structure = deps.ownerSql && createStructure(deps.ownerSql);
  const migrations = createProjectMigrations(context, deps);
  const ask = async <T>(
    projectId: ProjectId,
    work: (structure: Structure, ref: string) => Promise<T>,
  ): Promise<T> => {
    const { ref } = await deps.lifecycle.requireOpen(projectId);
    if (!structure) throw unreachable();
    return await tellingTableRefusals(() => work(structure, ref), plainFailure);
  };
  return [
    bind(endpoints.getBackendStructure, ({ params }) =>
      ask(params.projectId, async (all, ref) => wireStructure(await all.read(ref))),
    ),
    bind(endpoints.listBackendJobRuns, ({ params, query }) =>
      ask(params.projectId, async (all, ref) => ({
        runs: (await all.jobRuns(ref, query.job)).map(wireRun),
      })),
    ),
    bind(endpoints.planBackendChange, ({ params, body }) =>
      ask(params.projectId, async (all, ref) => wirePlan(await all.plan(ref, body.change))),
    ),
    bind(endpoints.applyBackendChange, ({ params: { projectId }, body, actor: { userId } }) =>
      ask(projectId, async (all, ref) => {
        const plan = await all.plan(ref, body.change);
        if (plan.sql !== body.sql)
          throw new ApiError('conflict', 'The database was changed meanwhile. Look at the SQL again.');
        if (plan.confirmation !== undefined && plan.confirmation !== body.confirmation)
          throw new ApiError('invalid_input', `Type ${plan.confirmation} to confirm.`);
        const { name, sql } = plan;
        const { editId } = await migrations.apply({ projectId, name, sql, author: { userId } });
        return { title: plan.title, edit_id: editId ?? null, undo_sql: plan.undoSql ?? null };
      }),
    ),
    bind(endpoints.undoBackendChange, ({ params: { projectId }, body: { title, sql }, actor: { userId } }) =>
      ask(projectId, async () => {
        const { editId } = await migrations.apply({
          projectId,
          name: `undo ${title}`,
          sql,
          author: { userId },
        });
        return { title, edit_id: editId ?? null, undo_sql: null };
      }),
    ),
  ];
}

function wirePlan({ sql, title, effects, danger, confirmation, undoSql }: PlannedChange): StructurePlan {
  return {
    sql,
    title,
    effects: [...effects],
    danger,
    confirmation: confirmation ?? null,
    can_undo: undoSql !== undefined,
  };
}

function wireStructure({ enums, functions, triggers, extensions, jobs }: StructureObjects): BackendStructure {
  return {
    enums: enums.map(({ name, values, usedBy }) => ({ name, values: [...values], used_by: [...usedBy] })),
    functions: functions.map(
      ({ isTrigger, isDefiner, name, signature, result, language, kind, definition }) => ({
        name,
        signature,
        result,
        language,
        kind,
        is_trigger: isTrigger,
        is_definer: isDefiner,
        definition,
      }),
    ),
    triggers: triggers.map(({ isEnabled, ...trigger }) => ({ ...trigger, is_enabled: isEnabled })),
    extensions: extensions.map(({ isOn, isFixed, ...extension }) => ({
      ...extension,
      is_on: isOn,
      is_fixed: isFixed,
    })),
    jobs: jobs.map(({ isActive, lastStatus, lastStartedAt, ...job }) => ({
      ...job,
      is_active: isActive,
      last_status: lastStatus,
      last_started_at: lastStartedAt,
    })),
  };
}

function wireRun({ id, status, message, startedAt, endedAt }: EngineRun): JobRun {
  return { id, status, message, started_at: startedAt, ended_at: endedAt };
}
