import { type Queries, sql } from '@loam/db';
import type { MessageKey } from '../chat/index.ts';

export interface GraphRow {
  readonly id: string;
  readonly nodes: unknown;
  readonly created_at: Date;
}

export interface GraphStore {
  save(
    queries: Queries,
    key: MessageKey,
    graph: { readonly id: string; readonly nodes: readonly object[] },
  ): Promise<void>;
  find(queries: Queries, key: MessageKey): Promise<GraphRow | undefined>;
}

export const graphStore: GraphStore = {
  async save(queries, { projectId, id }, graph) {
    await queries.run(sql`
      insert into message_graphs (project_id, message_id, id, nodes)
      values (${projectId}, ${id}, ${graph.id}, ${JSON.stringify(graph.nodes)}::jsonb)
      on conflict (project_id, message_id) do update set nodes = excluded.nodes`);
  },
  find: (queries, { projectId, id }) =>
    queries.first<GraphRow>(sql`
      select id, nodes, created_at from message_graphs where project_id = ${projectId} and message_id = ${id}`),
};
