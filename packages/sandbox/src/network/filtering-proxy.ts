import {
  AppError,
  createCheckedProxy,
  createOutbound,
  type CallTarget,
  type CheckedProxy,
} from '@loam/kernel';
import type { Gateway } from '../programs/program.ts';
import type { NetworkRules } from './open-network.ts';

export interface FilteringProxyOptions {
  readonly rules: NetworkRules;
  readonly gateway: Gateway | undefined;
  /** Where `REGISTRY_ORIGIN` leads; nowhere when absent. */
  readonly registrySocket?: string | undefined;
}

/** The package registry of the machine, by a name that no machine has. */
export const REGISTRY_ORIGIN = 'http://packages.invalid';

/** Mail leaves through the operator's provider: an installation that sends for strangers is soon refused everywhere. */
const CLOSED_PORTS: ReadonlySet<number> = new Set([25, 587]);
/** What stands in these was put there by proxies that our own gateway believes. */
const TOLD_BY_PROXIES = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/i;

/** The way out of one program: the web, its own gateway, and packages where it may have some. */
export function startFilteringProxy({ rules, gateway, registrySocket }: FilteringProxyOptions): CheckedProxy {
  const gatewayOrigin = gateway && new URL(gateway.origin).origin;
  const isGateway = ({ origin }: URL) => origin === gatewayOrigin;
  const outbound = createOutbound({
    ...(rules.resolve && { resolve: rules.resolve }),
    ...(rules.ownAddresses && { ownAddresses: rules.ownAddresses }),
    ...(rules.allowPrivate && { allowPrivate: rules.allowPrivate }),
    ports: (port) => !CLOSED_PORTS.has(port),
    route: (url) => (isGateway(url) ? gateway : undefined),
  });

  async function check(address: string): Promise<CallTarget> {
    if (registrySocket !== undefined && address.startsWith(`${REGISTRY_ORIGIN}/`)) {
      return { url: new URL(address), addresses: [''], port: 80, isRouted: true, socketPath: registrySocket };
    }
    const named = URL.parse(address);
    // Before it is looked up: on a machine without names of its own it would only seem not to be there.
    if (named && !isGateway(named) && rules.isOwnHost?.(named.hostname.replace(/\.$/, ''))) {
      throw new AppError({
        code: 'address_refused',
        detail: `${named.hostname} belongs to another project.`,
      });
    }
    return await outbound.check(address);
  }

  return createCheckedProxy({
    check,
    checkTunnel({ url }) {
      if (!isGateway(url)) return;
      throw new AppError({ code: 'tunnel_refused', detail: 'Call the own gateway with fetch.' });
    },
    keepsHeader: (name, { url }) => !isGateway(url) || !TOLD_BY_PROXIES.test(name),
  });
}
