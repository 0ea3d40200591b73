import type { LogEvent } from './event.ts';

/** How the server must begin its lines for `createPostgresLines` to read them: moment, database, role, code. */
export const POSTGRES_LINE_PREFIX = '%n|%d|%u|%e|';

const head = /^(\d+\.\d+)\|([^|]*)\|([^|]*)\|([^|]*)\|([A-Z]+\d?): {2}(.*)$/s;
const databaseOfRef = /^cloud_([a-z0-9]{20})$/;
/** These say more about the line before them. */
const details: Readonly<Record<string, string>> = {
  DETAIL: 'detail',
  HINT: 'hint',
  QUERY: 'internal_query',
  CONTEXT: 'context',
  STATEMENT: 'query',
};
const restsMs = 100;

export interface PostgresLines {
  /** One line as the server printed it. */
  take(line: string): void;
  /** Hands over what waits for lines that may belong to it. */
  flush(): void;
}

interface Begun {
  readonly ref: string;
  readonly micros: number;
  readonly message: string[];
  readonly parsed: Record<string, string[]>;
  /** Where a line that goes on belongs. */
  last: string[];
}

/** Lines of the server of all databases, each for the cloud that it is about; the server's own are left out. */
export function createPostgresLines(write: (event: LogEvent) => void): PostgresLines {
  let begun: Begun | undefined;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (begun) write(eventOf(begun));
    begun = undefined;
  };
  return {
    take(line) {
      const found = head.exec(line);
      if (!found) {
        // The server indents what does not fit on one line.
        if (line.startsWith('\t')) begun?.last.push(line.slice(1));
        return;
      }
      const [, moment = '', database = '', user = '', code = '', severity = '', text = ''] = found;
      const detail = details[severity];
      if (detail !== undefined) {
        if (begun) begun.last = begun.parsed[detail] = [text];
        return;
      }
      flush();
      const ref = databaseOfRef.exec(database)?.[1];
      if (ref === undefined) return;
      const message = [text];
      begun = {
        ref,
        micros: Math.round(Number(moment) * 1e6),
        message,
        parsed: { error_severity: [severity], user_name: [user], sql_state_code: [code] },
        last: message,
      };
      timer = setTimeout(flush, restsMs).unref();
    },
    flush,
  };
}

function eventOf({ ref, micros, message, parsed }: Begun): LogEvent {
  const fields = Object.fromEntries(Object.entries(parsed).map(([name, lines]) => [name, lines.join('\n')]));
  return {
    ref,
    source: 'postgres',
    timestampMicros: micros,
    message: message.join('\n'),
    metadata: { parsed: fields },
  };
}
