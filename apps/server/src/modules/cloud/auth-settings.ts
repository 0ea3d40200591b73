import {
  applyChange,
  asSettings,
  authSettings,
  type AuthSettings,
  type ChosenSettings,
  hasMailServer,
  isSecret,
  knownSettings,
} from '@loam/cloud/auth';
import type { Queries } from '@loam/db';
import { errorMessage } from '@loam/kernel';
import {
  type AuthSettingsRow,
  findAuthSettings,
  lockAuthSettings,
  saveAuthSettings,
} from './auth-settings-store.ts';
import type { CloudContext } from './context.ts';
import { createRefCache } from './ref-cache.ts';
import type { AppAddresses } from './services.ts';

/** How people sign in to apps: what each project chose, over what the installation offers. */
export interface CloudAuthSettings {
  /** What holds now. */
  load(ref: string): Promise<AuthSettings>;
  /** What the project itself chose. */
  chosen(ref: string): Promise<ChosenSettings>;
  managedUrls(ref: string): Promise<readonly string[]>;
  change(ref: string, changes: Parameters<typeof applyChange>[1]): Promise<void>;
  forget(ref: string): void;
}

type Used = 'config' | 'db' | 'clock' | 'logger' | 'box' | 'store';

const revalidateMs = 10_000;

export function createCloudAuthSettings(
  context: Pick<CloudContext, Used>,
  addressesOf: (ref: string) => Promise<AppAddresses>,
): CloudAuthSettings {
  const { db, clock, config } = context;
  const read = async (queries: Queries, ref: string) =>
    openRow(context, ref, await findAuthSettings(queries, ref));
  const cache = createRefCache({ clock, forMs: revalidateMs, load: (ref) => read(db, ref) });
  return {
    chosen: (ref) => cache.get(ref),
    async load(ref) {
      const [chosen, addresses] = await Promise.all([cache.get(ref), addressesOf(ref)]);
      return effective(chosen, addresses, config.smtpUrl !== undefined);
    },
    async managedUrls(ref) {
      return managedUrls(await addressesOf(ref));
    },
    async change(ref, changes) {
      await db.transaction(async (tx) => {
        await lockAuthSettings(tx, ref);
        const next = Object.entries(applyChange(await read(tx, ref), changes));
        const open = Object.fromEntries(next.filter(([name]) => !isSecret(name)));
        const secrets = Object.fromEntries(next.filter(([name]) => isSecret(name)));
        const sealed =
          Object.keys(secrets).length === 0 ? null : context.box.seal(JSON.stringify(secrets), placeOf(ref));
        await saveAuthSettings(tx, { ref, chosen: open, sealedSecrets: sealed });
        await context.store.announce(tx, ref);
      });
      cache.forget(ref);
    },
    forget: (ref) => cache.forget(ref),
  };
}

function openRow(
  { box, logger }: Pick<CloudContext, Used>,
  ref: string,
  row: AuthSettingsRow | undefined,
): ChosenSettings {
  if (!row) return {};
  const open = knownSettings(row.chosen);
  if (row.sealed_secrets === null) return open;
  try {
    const secrets: unknown = JSON.parse(box.open(row.sealed_secrets, placeOf(ref)));
    return { ...open, ...knownSettings(secrets) };
  } catch (error) {
    logger.error({ ref, error: errorMessage(error) }, 'the secrets of a cloud’s sign-in cannot be read');
    return open;
  }
}

function placeOf(ref: string): string {
  return `cloud/${ref}/auth`;
}

function effective(
  chosen: ChosenSettings,
  addresses: AppAddresses,
  hasOperatorsServer: boolean,
): AuthSettings {
  const own = asSettings(chosen);
  const listed = own.uri_allow_list ?? '';
  return authSettings({
    site_url: addresses.siteUrl,
    // Without a mail server nobody could follow a link: addresses count as confirmed.
    mailer_autoconfirm: !hasOperatorsServer && !hasMailServer(own),
    ...own,
    uri_allow_list: [...(listed === '' ? [] : [listed]), ...managedUrls(addresses)].join(','),
  });
}

function managedUrls({ others }: AppAddresses): readonly string[] {
  return others.map((origin) => `${origin}/**`);
}
