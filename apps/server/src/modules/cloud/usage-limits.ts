import type { CloudService, ServiceAnswer, ServiceName, ServiceRequest } from '@loam/cloud/gateway';
import { cloudPricesMicros } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { Billing } from '../billing/index.ts';
import type { CloudContext } from './context.ts';
import { createRefCache } from './ref-cache.ts';
import { findPayer, forgetOldMinutes, listUnbilled, lockUnbilled, markBilled } from './usage-store.ts';

type Services = Readonly<Partial<Record<ServiceName, CloudService>>>;

export interface UsageLimits {
  /** Refuses writes and functions of clouds whose workspace has nothing left. */
  guard(services: Services): Services;
  /** Tells the ledger what clouds used since the last time. */
  bill(signal: AbortSignal): Promise<void>;
}

type Deps = Pick<CloudContext, 'db' | 'clock' | 'ids' | 'logger'>;

/** How long a spent allowance may go unnoticed, and a topped-up one. */
const noticedMs = 10_000;

export function createUsageLimits(deps: Deps, billing: Pick<Billing, 'recordUsage' | 'usage'>): UsageLimits {
  const { db, clock } = deps;
  const reached = createRefCache({
    clock,
    forMs: noticedMs,
    async load(ref) {
      const payer = await findPayer(db, ref);
      return payer !== undefined && (await billing.usage.status(payer.workspace_id, 'cloud')) === 'reached';
    },
  });
  const guarded = (name: ServiceName, service: CloudService): CloudService => ({
    ...service,
    async handle(request) {
      const isRefused = isWrite[name]?.(request) === true && (await reached.get(request.ref));
      return isRefused ? (refusals[name] ?? refusal({ message })) : service.handle(request);
    },
  });
  return {
    guard: (services) =>
      Object.fromEntries(
        Object.entries(services).map(([name, service]) => [name, guarded(asServiceName(name), service)]),
      ),
    async bill(signal) {
      for (const ref of await listUnbilled(db)) {
        if (signal.aborted) return;
        try {
          await billOne(deps, billing, ref);
        } catch (error) {
          // Told with the next round; the others do not wait for it.
          deps.logger.error({ ref, error: errorMessage(error) }, 'the use of a cloud was not billed');
        }
      }
      await forgetOldMinutes(db);
    },
  };
}

/** In one transaction: what is marked stands in the ledger, and what is not will. */
async function billOne({ db, ids }: Deps, billing: Pick<Billing, 'recordUsage'>, ref: string): Promise<void> {
  await db.transaction(async (tx) => {
    const payer = await findPayer(tx, ref);
    const used = await lockUnbilled(tx, ref);
    const micros = used.reduce(
      (sum, { metric, amount }) => sum + amount * (cloudPricesMicros[metric] ?? 0),
      0,
    );
    const amountMicros = Math.round(micros);
    if (payer && amountMicros > 0) {
      const { workspace_id: workspaceId, project_id: projectId } = payer;
      const key = `cloud:${ref}:${ids.uuid()}`;
      await billing.recordUsage({ workspaceId, meter: 'cloud', amountMicros, key, projectId }, tx);
    }
    await markBilled(tx, ref);
  });
}

const message =
  'This app has reached the usage limit of its workspace. Reading goes on; writing waits until its owner adds funds or the next month begins.';
const code = 'usage_limit_reached';

function refusal(body: object): ServiceAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 402, headers, body: JSON.stringify(body) };
}

const isChange = ({ method }: ServiceRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** What grows or costs. Reading, deleting files, signing in and refreshing tokens go on. */
const isWrite: Readonly<Partial<Record<ServiceName, (request: ServiceRequest) => boolean>>> = {
  rest: isChange,
  functions: ({ method }) => method !== 'OPTIONS',
  storage: (request) =>
    isChange(request) && request.method !== 'DELETE' && !/^\/object\/(?:list|sign)/.test(request.path),
  auth: ({ method, path }) => method === 'POST' && /^\/(?:signup|invite|admin\/users)\/?$/.test(path),
};

/** In the shape that the client of each service reads. */
const refusals: Readonly<Partial<Record<ServiceName, ServiceAnswer>>> = {
  rest: refusal({ code, message, details: null, hint: null }),
  functions: refusal({ code, message }),
  storage: refusal({ statusCode: '402', error: code, message }),
  auth: refusal({ code: 402, error_code: code, msg: message }),
};

function asServiceName(name: string): ServiceName {
  switch (name) {
    case 'rest':
    case 'graphql':
    case 'auth':
    case 'storage':
    case 'realtime':
    case 'functions':
      return name;
    default:
      return 'ai';
  }
}
