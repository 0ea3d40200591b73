import { Banner } from '@loam/ui';
import { useState } from 'react';
import { useLiveStatus } from '../../shared/live-context.tsx';

/** Nothing is lost while the connection is down: what is on screen stays, and missed events follow when it is back. */
export function ConnectionBanner() {
  if (!useIsLost()) return null;
  return (
    // Below the top bar, which stays within reach, and out of the way of the pointer.
    <div className="pointer-events-none fixed inset-x-0 top-14 z-40 mx-auto w-fit max-w-full px-2">
      <Banner tone="warning" title="You are offline">
        Trying to reconnect. Changes by others will appear once the connection is back.
      </Banner>
    </div>
  );
}

/** From the loss until there is a connection again, whatever the attempts in between do. */
function useIsLost(): boolean {
  const status = useLiveStatus();
  const [isLost, setIsLost] = useState(false);
  if (status === 'offline' && !isLost) setIsLost(true);
  if (status === 'online' && isLost) setIsLost(false);
  return isLost;
}
