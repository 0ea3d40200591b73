import {
  pageSignatureSql,
  pageSignatureWithDomainsSql,
  tableShapeSql,
  tableSignatureSql,
} from './catalog-sql.data.ts';
import { tableError } from './errors.ts';
import { qualified } from './names.ts';
import type { Statement } from './page-sql.ts';
import type { Session } from './session.ts';
import type { TableShape } from './table.ts';

interface ShapeAt {
  readonly ref: string;
  readonly schema: string;
  readonly table: string;
}

export interface Shapes {
  /** As it is in this transaction. */
  read(session: Session, at: ShapeAt): Promise<TableShape>;
  /** As it was when somebody last looked; it holds if the table is still signed the same. */
  last(at: ShapeAt): Known | undefined;
}

export interface Known {
  readonly signature: string;
  /** Asks for what a page depends on, as it is now, and what the answer was. */
  readonly asked: Statement;
  readonly pageSignature: string;
  readonly shape: TableShape;
}

interface Signed {
  readonly signature: string;
  readonly domains: readonly string[];
}

type Found = Omit<TableShape, 'rowKey'> & { readonly uniqueKey: readonly string[] };
const mostKnown = 200;

/**
 * Shapes of tables that were read before. Reading one takes the server longer than a page of rows does, so each page asks
 * only whether it is still the same.
 */
export function createShapes(): Shapes {
  const known = new Map<string, Known>();
  return {
    last: (at) => known.get(placeOf(at)),
    async read({ client }, at) {
      const { schema, table } = at;
      const place = placeOf(at);
      const { rows: signed } = await client.query<Signed>(tableSignatureSql, [schema, table]);
      const signature = signed[0]?.signature ?? '';
      const before = known.get(place);
      known.delete(place);
      if (before?.signature === signature) {
        known.set(place, before);
        return before.shape;
      }
      // Before the shape: what changes in between is noticed by the next page.
      const asked = pageSignatureOf(at, signed[0]?.domains ?? []);
      const { rows: signedPage } = await client.query<{ pageSignature: string }>(asked.text, [
        ...asked.values,
      ]);
      const { rows } = await client.query<Found>(tableShapeSql, [schema, table]);
      if (!rows[0]) throw tableError('table_missing', `There is no table ${table}.`);
      const { uniqueKey, ...found } = rows[0];
      const shape = { ...found, rowKey: found.primaryKey.length > 0 ? found.primaryKey : uniqueKey };
      known.set(place, { signature, asked, pageSignature: signedPage[0]?.pageSignature ?? '', shape });
      const [oldest] = known.keys();
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
      return shape;
    },
  };
}

function pageSignatureOf({ schema, table }: ShapeAt, domains: readonly string[]): Statement {
  const name = qualified({ schema, name: table });
  return domains.length === 0
    ? { text: pageSignatureSql, values: [name] }
    : { text: pageSignatureWithDomainsSql, values: [name, `{${domains.join(',')}}`] };
}

function placeOf({ ref, schema, table }: ShapeAt): string {
  return JSON.stringify([ref, schema, table]);
}
