import type { Readable } from 'node:stream';

/** What the parts of this process need of the git store: versions of projects as files in a folder. */
export interface LocalFiles {
  has(projectId: string): Promise<boolean>;
  head(projectId: string): Promise<string>;
  /** Throws for a file that the commit does not have. */
  rawFile(projectId: string, path: string, commit?: string): Promise<{ readonly body: Readable }>;
  checkout(projectId: string, input: { readonly commit?: string; readonly folder: string }): Promise<string>;
  sync(
    projectId: string,
    input: { readonly from: string; readonly to: string; readonly folder: string },
  ): Promise<unknown>;
}
