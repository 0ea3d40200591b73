import { AppError, createOutbound, type Listener, type Outbound } from '@loam/kernel';
import type { OutboundCheck } from '@loam/runner';
import type { ServerConfig } from './config.ts';

/** The one way out of this server for addresses that users, projects and models name. */
export function createServerOutbound(config: Pick<ServerConfig, 'domains' | 'allowPrivate'>): Outbound {
  return createOutbound({ allowPrivate: config.allowPrivate, route: ownHosts(config.domains) });
}

/** The guard as git needs it: git connects itself, to the addresses that were checked. */
export function gitOutbound(outbound: Pick<Outbound, 'check'>): OutboundCheck {
  return {
    async resolve(url) {
      try {
        return (await outbound.check(url)).addresses;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new AppError({ code: 'address_refused', detail: error.detail, cause: error });
      }
    },
  };
}

const HERE = '127.0.0.1';

/**
 * On one machine the pages of projects stand under localhost: they pass by name, the builder itself does not.
 * On the internet their names are public and need no exception.
 */
function ownHosts(domains: ServerConfig['domains']): (url: URL) => Listener | undefined {
  const bases = Object.values(domains);
  return (url) => {
    const isOurs = bases.some((base) => url.host === base || url.host.endsWith(`.${base}`));
    if (!isOurs || !/(?:^|\.)localhost$/u.test(url.hostname)) return undefined;
    return { host: HERE, port: Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port) };
  };
}
