import type { GatewayExchange } from '@loam/cloud/gateway';

type Written = Pick<GatewayExchange, 'ref' | 'service' | 'method' | 'path' | 'status'>;

export interface AppWrites {
  /** Each request to a cloud, once it is answered. */
  see(exchange: Written): void;
  close(): void;
}

const writing: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
const tellEveryMs = 1000;
/** Clouds that are told of in that time; where more are written to, each of them waits longer. */
const mostClouds = 20;
/** Beyond these nobody is told by name: whoever looks asks anew soon enough. */
const mostTables = 50;

/**
 * Which tables apps write to by their own calls; told of a cloud once a second at most, and of few clouds in a second,
 * however busy they are.
 */
export function createAppWrites(
  tell: (ref: string, tables: readonly string[]) => void,
  everyMs = tellEveryMs,
): AppWrites {
  const written = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let rounds = 1;
  const flush = () => {
    timer = undefined;
    rounds = Math.max(1, written.size / mostClouds);
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
      timer ??= setTimeout(flush, everyMs * rounds).unref();
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
