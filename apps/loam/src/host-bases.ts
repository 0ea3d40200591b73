import { hostName, type HostBases } from '@loam/edge';

/** The part of the server's configuration that decides names. */
export interface SiteConfig {
  readonly brand: string;
  readonly publicUrl: string;
  /** Names under which others are reached; they carry the port where it is not the usual one. */
  readonly domains: Omit<HostBases, 'builder'>;
}

export function basesOf(site: SiteConfig): HostBases {
  const bare = (domain: string) => hostName(domain) ?? domain.toLowerCase();
  const { preview, sites, files, cloud } = site.domains;
  return {
    builder: bare(new URL(site.publicUrl).host),
    preview: bare(preview),
    sites: bare(sites),
    files: bare(files),
    cloud: bare(cloud),
  };
}
