import type { GatewayExchange } from '@loam/cloud/gateway';

type Written = Pick<GatewayExchange, 'ref' | 'service' | 'method' | 'path' | 'status'>;

export interface AppWrites {
  /** Each request to a cloud, once it is answered. */
  see(exchange: Written): void;
  close(): void;
}

const writing: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
const tellEveryMs = 1000;
/** Beyond these nobody is told by name: whoever looks asks anew soon enough. */
const mostTables = 50;

/** Which tables apps write to by their own calls; told of a cloud once a second at most, however busy it is. */
export function createAppWrites(
  tell: (ref: string, tables: readonly string[]) => void,
  everyMs = tellEveryMs,
): AppWrites {
  const written = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    for (const [ref, tables] of written) tell(ref, [...tables]);
    written.clear();
  };
  return {
    see(exchange) {
      const table = tableOf(exchange);
      if (table === undefined) return;
      const tables = written.get(exchange.ref) ?? new Set();
      if (tables.size < mostTables) tables.add(table);
      written.set(exchange.ref, tables);
      timer ??= setTimeout(flush, everyMs).unref();
    },
    close: () => clearTimeout(timer),
  };
}

const prefix = '/rest/v1/';

/** Of a function that was called nobody knows what it wrote. */
function tableOf({ service, method, path, status }: Written): string | undefined {
  if (service !== 'rest' || status < 200 || status > 299 || !writing.has(method)) return undefined;
  const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return /^\w{1,63}$/.test(name) ? name : undefined;
}
