import { KeyProviderId, type ModelProviderId } from '@loam/contract';

const local: ReadonlySet<ModelProviderId> = new Set(['ollama', 'lmstudio', 'offline']);

/** Runs beside the server and needs no key. */
export function isLocalProvider(id: ModelProviderId): boolean {
  return local.has(id);
}

export function isKeyProvider(id: ModelProviderId): boolean {
  return KeyProviderId.safeParse(id).success;
}

/** Any server that speaks the common protocol: it is named by its address, and may want no key. */
export function needsAddress(id: KeyProviderId): boolean {
  return id === 'compatible';
}
