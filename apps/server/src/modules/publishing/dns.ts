import { errorFactory } from '@loam/kernel';
import { Resolver } from 'node:dns/promises';

/** What stands under a name; nothing for a name that is not there. Throws while nobody can say. */
export interface Dns {
  txt(name: string): Promise<readonly string[]>;
  cname(name: string): Promise<readonly string[]>;
  addresses(name: string): Promise<readonly string[]>;
}

export type DnsErrorCode = 'dns_unavailable';
const dnsError = errorFactory<DnsErrorCode>();

const timeoutMs = 3000;
const tries = 2;
const absent: readonly string[] = ['ENODATA', 'ENOTFOUND', 'NXDOMAIN'];

/** Asks name servers itself, past any file of this machine; those that the operator named, or the machine's own. */
export function createDns(servers: readonly string[]): Dns {
  const ask = async (
    work: (resolver: Resolver) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (servers.length > 0) resolver.setServers(servers);
    try {
      return await work(resolver);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (absent.includes(code)) return [];
      throw dnsError('dns_unavailable', 'The name servers did not answer.', { cause: error });
    }
  };
  return {
    // A long text is cut into parts of 255 characters.
    txt: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    cname: (name) => ask((resolver) => resolver.resolveCname(name)),
    async addresses(name) {
      const [v4, v6] = await Promise.all([
        ask((resolver) => resolver.resolve4(name)),
        ask((resolver) => resolver.resolve6(name)),
      ]);
      return [...v4, ...v6];
    },
  };
}
