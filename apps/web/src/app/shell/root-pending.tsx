import { SproutThinking } from '@loam/ui';

export function RootPending() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center text-accent">
      <SproutThinking />
    </div>
  );
}
