import type { ModelServer, ModelServerBody } from '@loam/contract';
import type { Db } from '@loam/db';
import { type Clock, errorMessage, type Logger } from '@loam/kernel';
import { installationModelStore as store, type InstallationModelRow } from './installation-model-store.ts';
import { createKeyBox } from '../../key-box.ts';
import { keyHint } from './key-hint.ts';
import type { ProviderKey } from './ports.ts';

export interface InstallationModelDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly secret: Buffer;
}

/** A model server that the operator connected for everyone; its address may be private, as in the environment. */
export interface InstallationModel {
  view(): Promise<ModelServer | null>;
  /** With its key in the clear; undefined where there is none, or its key cannot be read any more. */
  current(): Promise<ProviderKey | undefined>;
  save(body: ModelServerBody): Promise<ModelServer>;
  remove(): Promise<void>;
}

const place = 'installation/compatible';

export function createInstallationModel(deps: InstallationModelDeps): InstallationModel {
  const keys = createKeyBox(deps.secret, 'model-providers');
  return {
    async view() {
      const row = await store.read(deps.db);
      return row ? wire(row) : null;
    },
    async current() {
      const row = await store.read(deps.db);
      if (!row) return undefined;
      try {
        const apiKey = row.sealed_key === null ? undefined : keys.open(row.sealed_key, place);
        return keyOf(
          {
            base_url: row.base_url,
            default_model: row.default_model ?? undefined,
            context_tokens: row.context_tokens ?? undefined,
            sees_images: row.sees_images ?? undefined,
          },
          apiKey,
        );
      } catch (error) {
        deps.logger.error({ error: errorMessage(error) }, 'the key of the model server is unreadable');
        return undefined;
      }
    },
    async save(body) {
      const { api_key: apiKey } = body;
      const row: InstallationModelRow = {
        base_url: body.base_url,
        sealed_key: apiKey === undefined ? null : keys.seal(apiKey, place),
        key_hint: keyHint(apiKey),
        default_model: body.default_model ?? null,
        context_tokens: body.context_tokens ?? null,
        sees_images: body.sees_images ?? null,
        updated_at: deps.clock.now().toISOString(),
      };
      await store.write(deps.db, row);
      return wire(row);
    },
    remove: () => store.remove(deps.db),
  };
}

export function keyOf(body: Omit<ModelServerBody, 'api_key'>, apiKey: string | undefined): ProviderKey {
  return {
    provider: 'compatible',
    apiKey,
    baseUrl: body.base_url,
    defaultModel: body.default_model,
    contextTokens: body.context_tokens,
    seesImages: body.sees_images,
  };
}

function wire({ sealed_key: _sealed, ...shown }: InstallationModelRow): ModelServer {
  return shown;
}
