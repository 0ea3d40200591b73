import type { RelayTarget } from '@loam/kernel';

/** The server of one deployment of one site: its files are blobs. */
export interface SiteServerProgram {
  readonly siteId: string;
  /** Names its files: the same name, the same files. */
  readonly version: string;
  /** The file that is run. */
  readonly entry: string;
  readonly files: readonly { readonly path: string; readonly blobKey: string }[];
}

export interface SiteServerUse {
  /** Where requests for its pages go; handed to a relay as it is. */
  readonly address: RelayTarget;
  done(): void;
  /** What it printed. */
  log(): readonly { readonly text: string }[];
  /** It is not wanted any more. */
  giveUp(): Promise<void>;
}

/** Servers of published sites. */
export interface SiteServers {
  /** Where it answers, started when it sleeps. It stays up until `done` was called. */
  use(program: SiteServerProgram): Promise<SiteServerUse>;
  /** The same, whatever became of it before: somebody wants to know whether it runs. */
  tryOut(program: SiteServerProgram): Promise<SiteServerUse>;
  /** Whether any deployment of the site runs, or this one. */
  isAwake(siteId: string, version?: string): Promise<boolean>;
}
