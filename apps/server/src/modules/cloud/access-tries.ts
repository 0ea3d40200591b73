import type { Functions } from '@loam/cloud/functions';
import type { Keys } from '@loam/cloud/keys';
import {
  type AccessIdentity,
  findAppPerson,
  type ManagedDatabases,
  readSchema,
  tryAccess,
} from '@loam/cloud/management';
import {
  type ActAs,
  cloudAccessEndpoints as endpoints,
  cloudLimits,
  type ProjectId,
  RlsPolicy,
  SchemaTable,
} from '@loam/contract';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { CloudContext } from './context.ts';
import { callAs } from './function-tries.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

export interface AccessTriesOptions {
  readonly lifecycle: Lifecycle;
  readonly ownerSql: ManagedDatabases | undefined;
  readonly keys: Keys;
  /** Absent where nothing runs them. */
  readonly functions: Functions | undefined;
}

/** What somebody of the app would get: rows of a table, the answer of a function. */
export function accessTryRoutes(context: CloudContext, options: AccessTriesOptions): Binding[] {
  const { lifecycle, ownerSql, functions, keys } = options;
  const open = async (projectId: ProjectId) => {
    const { ref } = await lifecycle.requireOpen(projectId);
    if (!ownerSql) throw unreachable();
    return { ref, databases: ownerSql };
  };
  return [
    bind(endpoints.getBackendSchema, async ({ params }) => {
      const { ref, databases } = await open(params.projectId);
      const found = await readSchema(databases, ref);
      return {
        tables: z.array(SchemaTable).parse(found.tables),
        policies: z.array(RlsPolicy).parse(found.policies),
      };
    }),
    bind(endpoints.tryBackendAccess, async ({ params, body: { as, schema, table } }) => {
      const { ref, databases } = await open(params.projectId);
      const identity = await identityOf({ databases, ref, nowMs: context.clock.now().getTime() }, as);
      const { accessMs: timeoutMs, accessRows: maxRows, accessCount: maxCount } = cloudLimits;
      const tried = await tryAccess(databases, ref, {
        identity,
        wish: { schema, table, timeoutMs, maxRows, maxCount },
      });
      if (!tried) throw new ApiError('not_found', `There is no table ${schema}.${table}.`);
      return {
        verdicts: [...tried.verdicts],
        total: tried.total,
        count_limit: maxCount,
        columns: [...tried.columns],
        rows: tried.rows.map((row) => [...row]),
      };
    }),
    bind(endpoints.tryBackendFunction, async ({ params, body }) => {
      const { ref, databases } = await open(params.projectId);
      if (!functions) throw new ApiError('unavailable', 'This installation runs no functions.');
      const identity = await identityOf({ databases, ref, nowMs: context.clock.now().getTime() }, body.as);
      return await callAs({ context, keys, functions }, { ref, slug: params.slug, identity, ...body });
    }),
  ];
}

interface Where {
  readonly databases: ManagedDatabases;
  readonly ref: string;
  readonly nowMs: number;
}

const tokenSeconds = 300;

/** The claims that a token of theirs would have. */
async function identityOf({ databases, ref, nowMs }: Where, as: ActAs): Promise<AccessIdentity> {
  const iat = Math.floor(nowMs / 1000);
  const times = { iat, exp: iat + tokenSeconds };
  if (as.kind === 'anonymous') return { role: 'anon', claims: { role: 'anon', ...times } };
  if (as.kind === 'service') return { role: 'service_role', claims: { role: 'service_role', ...times } };
  const person = await findAppPerson(databases, ref, as.user_id);
  if (!person) throw new ApiError('not_found', 'The app has no such person.');
  const role = 'authenticated';
  return {
    role,
    claims: {
      sub: person.id,
      aud: role,
      role,
      email: person.email,
      phone: person.phone,
      app_metadata: person.appMetadata,
      user_metadata: person.userMetadata,
      is_anonymous: person.isAnonymous,
      aal: 'aal1',
      ...times,
    },
  };
}
