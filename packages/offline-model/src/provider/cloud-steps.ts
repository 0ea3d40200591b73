import type { CloudState, Reply } from '../reply.ts';
import type { ToolAnswer } from './progress.ts';

/** How far a turn is with the cloud of the project. */
interface CloudTurn {
  readonly files: ReadonlyMap<string, string>;
  /** What the tools of the cloud have answered in this turn. */
  readonly told: ReadonlyMap<string, ToolAnswer>;
  readonly offers: (tool: string) => boolean;
}

/** What enabling a cloud leaves in a project; one that was brought along may have it without a cloud. */
const CONFIG = 'supabase/config.toml';

/** The shape is read where there may be one: a project without a cloud has no step that fails. */
export const needsShape = ({ files, told, offers }: CloudTurn): boolean =>
  offers('read_schema') && offers('apply_migration') && files.has(CONFIG) && !told.has('read_schema');

export function cloudState({ told, offers }: CloudTurn): CloudState | undefined {
  const failed = [...told].find(([tool, { isError }]) => isError && tool !== 'read_schema')?.[1];
  if (failed)
    return { kind: 'refused', isDenied: DENIED.test(failed.text), reason: plainReason(failed.text) };
  if (!offers('apply_migration')) return undefined;
  const shape = told.get('read_schema');
  if (shape?.isError === false) return { kind: 'enabled', schema: shape.text };
  if (told.has('enable_cloud')) return { kind: 'enabled', schema: '' };
  return offers('enable_cloud') ? { kind: 'offered' } : undefined;
}

const DENIED = /^A person was asked and said no/;

/** Without what is meant for a model that would try again. */
const plainReason = (text: string): string =>
  text
    .replace(/^Nothing was applied\. The database answered: /, '')
    .split('\n')[0]
    ?.trim() ?? '';

/** The next thing the reply needs of the cloud, one after the other: each is asked for by itself. */
export function cloudCall(
  reply: Reply,
  cloud: CloudState | undefined,
  told: ReadonlyMap<string, ToolAnswer>,
): { readonly tool: string; readonly input: object } | null {
  if (reply.cloud === undefined) return null;
  if (cloud?.kind === 'offered') return { tool: 'enable_cloud', input: {} };
  const { migration } = reply.cloud;
  return migration === null || told.has('apply_migration')
    ? null
    : { tool: 'apply_migration', input: migration };
}
