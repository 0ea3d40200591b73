import type { CloudTools, FileChange } from '@loam/agent';
import { chatTexts, type UserId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import type { ProjectRecord } from '../../http/access.ts';
import type { BuilderCloud } from '../cloud/index.ts';
import type { CuredErrors } from '../preview/index.ts';

type SavedFiles = Awaited<ReturnType<BuilderCloud['enable']>>;

/** The cloud of one turn's project. */
export interface TurnCloud {
  readonly tools: CloudTools;
  /** Without what was saved by itself in the middle of the turn, which the model has among its files, too. */
  unsaved(changes: readonly FileChange[]): readonly FileChange[];
  /** The newest version that was saved in the middle of the turn. */
  version(): SavedFiles['version'];
}

export interface TurnCloudOptions {
  readonly project: ProjectRecord;
  readonly userId: UserId;
  /** Whether who asked may still change it: people are asked for minutes, and rights end meanwhile. */
  mayStill(): Promise<boolean>;
  /** A change of the database begins, or has ended. */
  onSqlRun(state: 'running' | 'succeeded' | 'failed'): void;
  /** What the preview complained of may be over now; if not, it complains again. */
  onCured(cured: CuredErrors): Promise<void>;
}

/** Where tables and rules decide about the answer. */
const databaseAnswers = ['/rest/v1/', '/storage/v1/'];

export async function openTurnCloud(
  cloud: BuilderCloud,
  { project, userId, mayStill, onSqlRun, onCured }: TurnCloudOptions,
): Promise<TurnCloud> {
  const saved = new Map<string, string>();
  let version: SavedFiles['version'];
  let isEnabled = await cloud.isEnabled(project.id);
  let hasChanged = false;
  const requireRight = async () => {
    if (!(await mayStill())) throw new AppError({ code: 'forbidden', detail: chatTexts.noAccess });
  };
  const noted = ({ files, version: made }: SavedFiles): readonly FileChange[] => {
    for (const { path, content } of files) saved.set(path, content);
    version = made ?? version;
    return files.map(({ path, content }) => ({ path, action: 'write', content }));
  };
  return {
    tools: {
      isEnabled: () => isEnabled,
      async enable() {
        await requireRight();
        const made = await cloud.enable(project, { userId });
        isEnabled = true;
        return noted(made);
      },
      async readSchema() {
        await requireRight();
        return cloud.readSchema(project.id);
      },
      async readData(query) {
        await requireRight();
        const rows = await cloud.readData(project.id, query);
        return { rows, message: rows.length === 1 ? '1 row' : `${rows.length} rows` };
      },
      async applyMigration(migration) {
        await requireRight();
        onSqlRun('running');
        try {
          const made = await cloud.applyMigration(project.id, migration, { userId });
          hasChanged = true;
          onSqlRun('succeeded');
          for (const about of databaseAnswers) await onCured({ type: 'http_client_error', about });
          return { files: noted(made), findings: made.findings };
        } catch (error) {
          // One that was applied before counts: restoring files does not take it back.
          onSqlRun(hasChanged ? 'succeeded' : 'failed');
          throw error;
        }
      },
      async deployFunction(name, changes) {
        await requireRight();
        const files = changes.flatMap(({ path, content }) =>
          typeof content === 'string' ? [{ path, content }] : [],
        );
        await cloud.deployFunction(project.id, name, files);
        await onCured({ type: 'supabase_edge_function_error', about: `/functions/v1/${name}` });
        return { message: `The function ${name} is deployed.` };
      },
      secretNames: () => cloud.secretNames(project.id),
      async enableAi() {
        await requireRight();
        return cloud.enableAi(project.id);
      },
      async configureAuth(change) {
        await requireRight();
        await cloud.configureAuth(project.id, change);
      },
      async readLogs(wanted) {
        await requireRight();
        return cloud.readLogs(project.id, wanted);
      },
    },
    unsaved: (changes) =>
      changes.filter(({ path, action, content }) => action !== 'write' || saved.get(path) !== content),
    version: () => version,
  };
}
