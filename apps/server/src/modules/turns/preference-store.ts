import type { ApprovalPreference, UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface PreferenceRow {
  readonly integration: string;
  readonly tool: string;
  readonly preference: ApprovalPreference;
}

export interface PreferenceStore {
  list(queries: Queries, userId: UserId): Promise<PreferenceRow[]>;
  set(queries: Queries, userId: UserId, row: PreferenceRow): Promise<void>;
}

export const preferenceStore: PreferenceStore = {
  list: (queries, userId) =>
    queries.rows<PreferenceRow>(sql`
      select integration, tool, preference from tool_preferences where user_id = ${userId}
      order by integration, tool`),
  async set(queries, userId, { integration, tool, preference }) {
    await queries.run(sql`
      insert into tool_preferences (user_id, integration, tool, preference)
      values (${userId}, ${integration}, ${tool}, ${preference})
      on conflict (user_id, integration, tool) do update set preference = excluded.preference, updated_at = now()`);
  },
};
