import type { QueryClient } from '@tanstack/react-query';
import { codeKeys } from './keys.ts';
import type { FileView } from './model/file-view.ts';
import type { Listing } from './model/listing.ts';

/** What is known already need not be fetched again. The texts must be those of the listing's version. */
export function acceptTexts(
  cache: QueryClient,
  projectId: string,
  known: { readonly listing: Listing; readonly texts: Iterable<readonly [string, string]> },
): void {
  for (const [path, text] of known.texts) {
    const blob = known.listing.blobs.get(path);
    if (blob === undefined) continue;
    const view: FileView = { kind: 'text', text };
    cache.setQueryData(codeKeys.content(projectId, blob), view);
  }
}
