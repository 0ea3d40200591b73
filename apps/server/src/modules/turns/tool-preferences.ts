import type { ApprovalPreference, ToolPreference, UserId } from '@loam/contract';
import { notFound } from '../../http/api-error.ts';
import type { TurnContext } from './context.ts';
import type { ToolInfo } from './ports.ts';

type Preferring = Pick<TurnContext, 'db' | 'preferences' | 'tools'>;

export async function listPreferences(context: Preferring, userId: UserId): Promise<ToolPreference[]> {
  const chosen = await context.preferences.list(context.db, userId);
  return context.tools.map((tool) => {
    const own = chosen.find((row) => row.integration === tool.integration && row.tool === tool.name);
    return wirePreference(tool, own?.preference ?? tool.defaultPreference);
  });
}

export async function setPreference(
  context: Preferring,
  userId: UserId,
  wish: { readonly integration: string; readonly tool: string; readonly preference: ApprovalPreference },
): Promise<ToolPreference> {
  const tool = context.tools.find(
    ({ integration, name }) => integration === wish.integration && name === wish.tool,
  );
  if (!tool) throw notFound();
  await context.preferences.set(context.db, userId, wish);
  return wirePreference(tool, wish.preference);
}

/** By `integration/tool`, as the turn wants them; what a person never chose is left to the tool. */
export async function preferencesFor(
  { db, preferences }: Preferring,
  userId: UserId,
): Promise<Record<string, ApprovalPreference>> {
  const rows = await preferences.list(db, userId);
  return Object.fromEntries(rows.map((row) => [`${row.integration}/${row.tool}`, row.preference]));
}

function wirePreference(tool: ToolInfo, preference: ApprovalPreference): ToolPreference {
  return {
    integration_name: tool.integration,
    tool_name: tool.name,
    approval_preference: preference,
    title: tool.title,
    changes_state: tool.changesState,
  };
}
