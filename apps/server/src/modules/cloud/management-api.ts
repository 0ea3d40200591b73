import { type ManagedDatabases, wireProject } from '@loam/cloud/management';
import { cloudPassthroughs } from '@loam/contract';
import type { AccessPort, ProjectAccess } from '../../http/access.ts';
import type { Actor, UserActor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { bindPassthrough, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import {
  answerManagement,
  dbProxyRoutes,
  type DbProxyOptions,
  proxyEndpoints,
  tellingRefusals,
} from './db-proxy.ts';
import { type AiUsage, integrationRoutes } from './integrations.ts';
import { managedProject } from './management.ts';
import { listCloudsAround } from './member-store.ts';
import type { ProjectMigrationsDeps } from './project-migrations.ts';

const mostClouds = 200;
const projectPath = /^projects\/([a-z]{20})(?:\/|$)/;

export interface ManagementBindingsOptions extends DbProxyOptions {
  readonly ownerSql: ManagedDatabases | undefined;
  readonly builder: ProjectMigrationsDeps['builder'];
  readonly aiUsage?: AiUsage | undefined;
  /** Without it there is no address for tools outside. */
  readonly access?: Pick<AccessPort, 'project'> | undefined;
}

/** The calls of the console, below a project, and for tools outside. */
export function managementBindings(context: CloudContext, options: ManagementBindingsOptions): Binding[] {
  const { access, aiUsage, ownerSql, builder, lifecycle } = options;
  return [
    ...integrationRoutes(context, { lifecycle, ownerSql, builder, aiUsage }),
    // Before what passes through, which would answer these too.
    ...proxyEndpoints(options),
    ...dbProxyRoutes(options),
    ...(access ? managementApiRoutes(context, { ...options, access }) : []),
  ];
}

interface ManagementApiOptions extends DbProxyOptions {
  readonly access: Pick<AccessPort, 'project'>;
}

/**
 * The Management API for tools outside, at the address that they know: `/v1/projects/{ref}/…`. A cloud is reached through
 * its project, by the same permissions as below the project itself; whoever has none is told that there is nothing.
 */
function managementApiRoutes(context: CloudContext, options: ManagementApiOptions): Binding[] {
  const handle = async ({ actor, rest, request }: Asked): Promise<Response> => {
    const ref = projectPath.exec(rest)?.[1];
    if (ref !== undefined) {
      const access = await accessTo(context, options, { actor, ref });
      return await answerManagement(options, { access, caller: actor.userId, path: `v1/${rest}`, request });
    }
    return await tellingRefusals(async () =>
      Response.json(await answerList(context, options, { actor, rest, request })),
    );
  };
  return [cloudPassthroughs.readManagementApi, cloudPassthroughs.writeManagementApi].flatMap((passthrough) =>
    bindPassthrough(passthrough, (call) => tellingRefusals(() => handle(call))),
  );
}

interface Asked {
  readonly actor: UserActor;
  /** Below `/v1/`. */
  readonly rest: string;
  readonly request: Request;
}

async function accessTo(
  { store, db }: CloudContext,
  { access }: ManagementApiOptions,
  { actor, ref }: { readonly actor: Actor; readonly ref: string },
): Promise<ProjectAccess> {
  const row = await store.findServed(db, ref);
  const found = row && (await access.project(actor, row.project_id));
  if (!found?.permissions.has('ViewProject')) throw notFound();
  if (!found.permissions.has('ViewBackend'))
    throw new ApiError('forbidden', 'You do not have permission to do this.');
  return found;
}

async function answerList(
  context: CloudContext,
  options: ManagementApiOptions,
  { actor, rest, request: { method } }: Asked,
): Promise<unknown> {
  if (method !== 'GET')
    throw new ApiError('conflict', 'This is not offered here. Projects are made and changed in the builder.');
  const path = rest.replace(/\/$/, '');
  const wanted = /^organizations(?:\/([^/]+))?$/.exec(path);
  if (path !== 'projects' && !wanted)
    throw new ApiError('not_found', 'This call of the Management API is not offered here.');
  const clouds = await cloudsOf(context, options, actor);
  if (!wanted) return clouds.map(({ project }) => project);
  const organizations = new Map(clouds.map(({ organization }) => [organization.id, organization]));
  if (wanted[1] === undefined)
    return [...organizations.values()].map(({ id, name }) => ({ id, slug: id, name }));
  const one = organizations.get(wanted[1]);
  if (!one) throw notFound();
  return { ...one, slug: one.id, opt_in_tags: [], allowed_release_channels: ['ga'] };
}

/** Clouds that this person may look into, with the workspaces they belong to. */
async function cloudsOf(context: CloudContext, { access }: ManagementApiOptions, actor: UserActor) {
  const { db, store } = context;
  const rows = await listCloudsAround(db, actor.userId, mostClouds);
  const found = await Promise.all(
    rows.map(async ({ ref, project_id: id }) => {
      const may = await access.project(actor, id);
      const row = may?.permissions.has('ViewBackend') ? await store.findServed(db, ref) : undefined;
      if (!may || !row) return [];
      const { workspace_id, workspace_name: name, workspace_plan: plan } = may.project;
      const organization = { id: String(workspace_id), name, plan };
      return [{ project: wireProject(managedProject(context, row)), organization }];
    }),
  );
  return found.flat();
}
