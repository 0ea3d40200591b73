import type { HostBases } from '@loam/edge';

export type Resolve = (name: string) => Promise<unknown>;

interface NeededName {
  readonly probe: string;
  readonly record: string;
}

/** The records that are missing in DNS, one line each; empty when every base domain answers. */
export async function missingRecords(bases: HostBases, resolve: Resolve): Promise<string[]> {
  const needed = neededNames(bases).filter(({ probe }) => !isLocalName(probe));
  const checks = needed.map(async ({ probe, record }) => {
    try {
      await resolve(probe);
      return [];
    } catch {
      return [`${record}  CNAME  ${bases.builder}`];
    }
  });
  return (await Promise.all(checks)).flat();
}

/** Browsers resolve every name under localhost to this machine by themselves. */
function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function neededNames(bases: HostBases): NeededName[] {
  const wildcards = [bases.preview, bases.sites, bases.cloud];
  return [
    ...wildcards.map((base) => ({ probe: `name-check.${base}`, record: `*.${base}` })),
    { probe: bases.files, record: bases.files },
  ];
}
