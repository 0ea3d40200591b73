import { repoError } from '../errors.ts';
import type { RepoContext } from '../context.ts';

export interface CheckedAddress {
  readonly url: string;
  /** Settings that hold git to what was checked. */
  readonly config: Readonly<Record<string, string>>;
}

const LOCAL_TRANSPORT = 'file';

/** Only addresses that the outbound check accepts, and only the machine that it looked at. */
export async function checkAddress(
  context: Pick<RepoContext, 'outbound' | 'transports' | 'authorityFile'>,
  address: string,
): Promise<CheckedAddress> {
  const url = parseAddress(address, context.transports);
  if (url.protocol === `${LOCAL_TRANSPORT}:`) return { url: url.href, config: {} };
  const addresses = await context.outbound.resolve(url);
  if (addresses.length === 0) throw refused('cannot be found');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const pinned = addresses.map((ip) => (ip.includes(':') ? `[${ip}]` : ip)).join(',');
  return {
    url: url.href,
    config: {
      'http.followRedirects': 'false',
      // Without it git would resolve the name again, and could get another answer.
      'http.curloptResolve': `${host}:${port}:${pinned}`,
      'http.proxy': '',
      'http.lowSpeedLimit': '1000',
      'http.lowSpeedTime': '20',
      ...(context.authorityFile === undefined ? {} : { 'http.sslCAInfo': context.authorityFile }),
    },
  };
}

export function parseAddress(address: string, transports: readonly string[]): URL {
  if (address.length > 2000 || /[\p{Cc}\s\\]/u.test(address))
    throw refused('holds characters it may not hold');
  if (!URL.canParse(address)) throw refused('is no address');
  const url = new URL(address);
  if (!transports.includes(url.protocol.slice(0, -1))) throw refused('must begin with https://');
  if (url.username !== '' || url.password !== '') throw refused('must not hold a password');
  if (url.hash !== '' || url.search !== '') throw refused('must not hold a query');
  return url;
}

function refused(why: string): Error {
  return repoError('address_refused', `The address ${why}.`);
}
