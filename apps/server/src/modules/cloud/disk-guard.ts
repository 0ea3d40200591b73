import type { CloudService, ServiceAnswer, ServiceName, ServiceRequest } from '@loam/cloud/gateway';
import type { DiskSpace } from '@loam/kernel';

type Services = Readonly<Partial<Record<ServiceName, CloudService>>>;

/**
 * Before a disk is full: a server of PostgreSQL that cannot write its log ends for all clouds, reading included. Storage
 * refuses uploads by itself.
 */
export function guardDisk(services: Services, disk: Pick<DiskSpace, 'isLow'> | undefined): Services {
  if (!disk) return services;
  const { rest, auth } = services;
  return {
    ...services,
    ...(rest && { rest: guarded(rest, { disk, grows: addsRows, refusal: restRefusal }) }),
    ...(auth && { auth: guarded(auth, { disk, grows: addsPeople, refusal: authRefusal }) }),
  };
}

interface Guard {
  readonly disk: Pick<DiskSpace, 'isLow'>;
  grows(request: ServiceRequest): boolean;
  readonly refusal: ServiceAnswer;
}

function guarded(service: CloudService, { disk, grows, refusal }: Guard): CloudService {
  return {
    ...service,
    handle: async (request) =>
      grows(request) && (await disk.isLow()) ? refusal : await service.handle(request),
  };
}

/** What is deleted makes room, and what a function of the database does is not known before. */
function addsRows({ method, path }: ServiceRequest): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method) && !path.startsWith('/rpc/');
}

/** Whoever has an account goes on signing in. */
function addsPeople({ method, path }: ServiceRequest): boolean {
  return method === 'POST' && /^\/(?:signup|invite|admin\/users)\/?$/.test(path);
}

const message =
  'The disk of this installation is nearly full: nothing more is written. Reading and deleting go on.';
const code = 'disk_full';
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '60',
};
const answer = (body: object): ServiceAnswer => ({ status: 507, headers, body: JSON.stringify(body) });
const restRefusal = answer({ code, message, details: null, hint: null });
const authRefusal = answer({ code: 507, error_code: code, msg: message });
