import type { ServerConfig } from '../../config.ts';
import type { AppAddresses } from './services.ts';
import type { ServedRow } from './store.ts';

/** Where a cloud answers, as browsers see it. */
export function cloudUrl({ publicUrl, domains }: Names, ref: string) {
  return `${new URL(publicUrl).protocol}//${ref}.${domains.cloud}`;
}

type Names = Pick<ServerConfig, 'publicUrl' | 'domains'>;

/** The published site where there is one, otherwise the preview. */
export function addressesOf({ publicUrl, domains }: Names, row: ServedRow | undefined): AppAddresses {
  if (!row) return { siteUrl: publicUrl, others: [] };
  const { protocol } = new URL(publicUrl);
  const previews = [row.project_id, row.project_name].map(
    (name) => `${protocol}//${name}.${domains.preview}`,
  );
  const siteUrl = row.project_url ?? previews[0] ?? publicUrl;
  return { siteUrl, others: [...previews, ...(row.project_url === null ? [] : [row.project_url])] };
}
