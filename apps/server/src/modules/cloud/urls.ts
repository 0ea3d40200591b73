import type { ServerConfig } from '../../config.ts';

/** Where a cloud answers, as browsers see it. */
export function cloudUrl({ publicUrl, domains }: Pick<ServerConfig, 'publicUrl' | 'domains'>, ref: string) {
  return `${new URL(publicUrl).protocol}//${ref}.${domains.cloud}`;
}
