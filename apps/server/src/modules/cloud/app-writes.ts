import type { GatewayExchange } from '@loam/cloud/gateway';

type Written = Pick<GatewayExchange, 'ref' | 'service' | 'method' | 'path' | 'status'>;

export interface AppWrites {
  /** Each request to a cloud, once it is answered. */
  see(exchange: Written): void;
  close(): void;
}

const writing: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
const tellEveryMs = 1000;
/** Clouds that are told of in that time; where more are written to, the others wait for the next. */
const mostClouds = 20;
/** An app that writes to more in that time is told of with these. */
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
  const plan = () => {
    timer ??= setTimeout(flush, everyMs).unref();
  };
  const flush = () => {
    timer = undefined;
    for (const [ref, tables] of [...written].slice(0, mostClouds)) {
      written.delete(ref);
      tell(ref, [...tables]);
    }
    if (written.size > 0) plan();
  };
  return {
    see(exchange) {
      const table = tableOf(exchange);
      if (table === undefined) return;
      const tables = written.get(exchange.ref) ?? new Set();
      if (tables.size < mostTables) tables.add(table);
      written.set(exchange.ref, tables);
      plan();
    },
    close: () => clearTimeout(timer),
  };
}

const prefix = '/rest/v1/';

/** Of a function that was called nobody knows what it wrote. */
function tableOf({ service, method, path, status }: Written): string | undefined {
  if (service !== 'rest' || status < 200 || status > 299 || !writing.has(method)) return undefined;
  const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return name === '' || name.includes('/') ? undefined : decoded(name);
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
