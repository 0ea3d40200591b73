import type { AuthChange, WantedLogs } from '@loam/agent';
import { advise } from '@loam/cloud/advisors';
import type { AiModels } from '@loam/cloud/ai';
import type { ManagedDatabases } from '@loam/cloud/management';
import { AuthConfigChange, type ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { markAiEnabled } from './ai-switch-store.ts';
import { changeAuthConfig } from './auth-config.ts';
import type { CloudAuthSettings } from './auth-settings.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { CloudLogs } from './logs.ts';
import { newestLines } from './newest-lines-store.ts';

/** The services of a cloud as the builder uses them. */
export interface BuilderServices {
  /** The models that the app may ask now; none where none is connected. */
  enableAi(projectId: ProjectId): Promise<readonly string[]>;
  configureAuth(projectId: ProjectId, change: AuthChange): Promise<void>;
  /** Newest first. */
  readLogs(projectId: ProjectId, wanted: WantedLogs): Promise<readonly string[]>;
}

export interface BuilderServicesDeps {
  readonly lifecycle: Pick<Lifecycle, 'require' | 'requireOpen'>;
  readonly authSettings: Pick<CloudAuthSettings, 'managedUrls' | 'change'>;
  readonly logs: Pick<CloudLogs, 'query'> | undefined;
  /** Absent where no app can ask one. */
  readonly aiModels: Pick<AiModels, 'open'> | undefined;
}

const noAi = 'Apps of this installation cannot ask models: its operator has switched that off.';
const toldLines = 60;
const lineCharacters = 600;

export function createBuilderServices(context: CloudContext, deps: BuilderServicesDeps): BuilderServices {
  const { lifecycle, authSettings, logs, aiModels } = deps;
  const { db, clock, config } = context;
  return {
    async enableAi(projectId) {
      if (!config.cloudOffersAi) throw new ApiError('unavailable', noAi);
      const { ref } = await lifecycle.require(projectId);
      await markAiEnabled(db, ref);
      return (await aiModels?.open(ref))?.models.map(({ id }) => id) ?? [];
    },
    async configureAuth(projectId, change) {
      const { ref } = await lifecycle.require(projectId);
      const checked = AuthConfigChange.safeParse(wireChange(change));
      if (!checked.success)
        throw new ApiError('invalid_input', checked.error.issues.map(({ message }) => message).join(' '));
      await changeAuthConfig(authSettings, ref, checked.data);
    },
    async readLogs(projectId, { source, contains, minutes }) {
      const { ref } = await lifecycle.require(projectId);
      if (!logs) throw new ApiError('unavailable', 'This installation keeps no logs of clouds.');
      const endMs = clock.now().getTime();
      const window = { ref, fromMicros: (endMs - minutes * 60_000) * 1000, toMicros: endMs * 1000 };
      const lines = (await newestLines(logs, source, window)).map(lineOf);
      const wanted = contains?.toLowerCase() ?? '';
      return lines.filter((line) => line.toLowerCase().includes(wanted)).slice(0, toldLines);
    },
  };
}

function wireChange(change: AuthChange): object {
  const { signUp, confirmEmail, anonymous, passwordMinLength, siteUrl, redirectUrls } = change;
  const email = {
    ...(confirmEmail !== undefined && { mailer_autoconfirm: !confirmEmail }),
    ...(passwordMinLength !== undefined && { password_min_length: passwordMinLength }),
  };
  return {
    ...(signUp !== undefined && { disable_signup: !signUp }),
    ...(anonymous !== undefined && { external_anonymous_users_enabled: anonymous }),
    ...(siteUrl !== undefined && { site_url: siteUrl }),
    ...(redirectUrls !== undefined && { uri_allow_list: redirectUrls }),
    ...(Object.keys(email).length > 0 && { email }),
  };
}

const Line = z.object({ timestamp: z.unknown(), event_message: z.unknown() });

function lineOf(row: unknown): string {
  const { timestamp, event_message: message } = Line.parse(row);
  const at = typeof timestamp === 'number' ? new Date(timestamp / 1000).toISOString() : String(timestamp);
  return `${at} ${String(message)}`.slice(0, lineCharacters);
}

/** What is unsafe in a database, a sentence each; none where it cannot be asked now. */
export async function findingsOf(
  { logger }: Pick<CloudContext, 'logger'>,
  databases: ManagedDatabases,
  ref: string,
): Promise<readonly string[]> {
  try {
    const found = await advise(databases, ref, { category: 'SECURITY' });
    return found.filter(({ level }) => level !== 'INFO').map(({ title, detail }) => `${title}: ${detail}`);
  } catch (error) {
    logger.warn({ ref, error: errorMessage(error) }, 'a database could not be checked after a migration');
    return [];
  }
}
