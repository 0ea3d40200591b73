import type { ServerConfig } from '../../config.ts';

/** Where sites are found. */
export interface SiteUrls {
  /** Under the installation's own domain. */
  ofName(name: string): string;
  ofDomain(domain: string): string;
}

export function createSiteUrls(config: Pick<ServerConfig, 'publicUrl' | 'domains'>): SiteUrls {
  const { protocol, port } = new URL(config.publicUrl);
  return {
    ofName: (name) => `${protocol}//${name}.${config.domains.sites}`,
    // Without certificates the port is the one that this installation listens on.
    ofDomain: (domain) => `${protocol}//${domain}${port === '' ? '' : `:${port}`}`,
  };
}
