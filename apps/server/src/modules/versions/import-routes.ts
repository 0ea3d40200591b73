import { importLimits, type ImportReport, versionsEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import { ApiError, invalidField } from '../../http/api-error.ts';
import type { Imported, Imports } from './import-project.ts';
import { wireEdit } from './wire.ts';

export function importRoutes(imports: Imports): Binding[] {
  const { making } = imports;
  const wire = (imported: Imported) => ({
    project: making.wire(imported.access),
    edit: wireEdit(imported.edit),
    report: wireReport(imported),
  });
  return [
    bind(endpoints.importProject, async ({ actor, body, request }) => {
      const { git_url: address, branch, name, visibility } = body;
      return wire(
        await imports.run(actor, {
          id: making.newId(`import:${actor.userId}`, request),
          name,
          displayName: body.display_name,
          workspaceId: body.workspace_id,
          visibility,
          source: { kind: 'git', address, branch },
        }),
      );
    }),
    bind(endpoints.importArchive, async ({ actor, query, request }) => {
      const body: AsyncIterable<Uint8Array> | null = request.body;
      if (body === null) throw invalidField('file', 'Choose a ZIP file.');
      const { name, visibility, file_name: fileName } = query;
      return wire(
        await imports.run(actor, {
          id: making.newId(`import:${actor.userId}`, request),
          name,
          displayName: query.display_name,
          workspaceId: query.workspace_id,
          visibility,
          source: { kind: 'zip', body: uploaded(body), fileName },
        }),
      );
    }),
  ];
}

/** A stream that breaks off is the doing of the other side, not a failure of this one. */
async function* uploaded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new ApiError('client_closed', 'The file did not arrive whole.');
  }
}

function wireReport({ result: { inspection, leftOut }, fileCount }: Imported): ImportReport {
  const first = <T>(list: readonly T[]): T[] => list.slice(0, importLimits.reportEntries);
  return {
    shape: inspection.shape,
    package_manager: inspection.packageManager,
    react_major: inspection.reactMajor,
    tailwind_major: inspection.tailwindMajor,
    file_count: fileCount,
    locks: inspection.locks.map(({ path, manager, status, use }) => ({
      path,
      package_manager: manager,
      state: status,
      use,
    })),
    backend: first(inspection.backend).map(({ kind, path, line, value }) => ({ kind, path, line, value })),
    migrations: first(inspection.migrations),
    functions: first(inspection.functions),
    problems: first(inspection.problems).map(({ code, path, detail }) => ({ code, path, detail })),
    problem_count: inspection.problems.length,
    left_out: first(leftOut),
    left_out_count: leftOut.length,
  };
}
