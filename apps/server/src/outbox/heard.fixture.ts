import { type Queries, sql } from '@loam/db';

/** What a subscriber does in these tests: once in effect, however often it hears. */
export async function noteHeard(queries: Queries, id: string): Promise<void> {
  await queries.run(sql`insert into heard (id) values (${id}) on conflict do nothing`);
}

export async function createHeard(queries: Queries): Promise<void> {
  await queries.run(sql`create table heard (number serial, id text primary key)`);
}

export async function listHeard(queries: Queries): Promise<string[]> {
  return (await queries.rows<{ id: string }>(sql`select id from heard order by number`)).map(({ id }) => id);
}
