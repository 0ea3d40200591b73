import type { NetworkWatch } from './network-watch.ts';
import { watchFunction, type Unhook } from './wrap-function.ts';

export function hookBeacon(navigator: object, network: NetworkWatch): Unhook {
  return watchFunction(navigator, 'sendBeacon', ({ args: [url] }) => {
    const pending = network.begin({
      kind: 'beacon',
      method: 'POST',
      url: url instanceof URL ? url.href : String(url),
    });
    return (isQueued) => {
      pending.end({ status: 0, state: isQueued === true ? 'completed' : 'failed' });
      return undefined;
    };
  });
}
