import { cn } from '@loam/ui';
import { useRef, useState } from 'react';
import { AppFrame } from '../../../shared/app-frame.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { usePreviewTicket } from '../api.ts';
import type { SaidCommand } from '../model/bridge.ts';
import { createHeldReports } from '../model/held-reports.ts';
import type { Layer, LayersEvent } from '../model/frame-layers.ts';
import { previewTexts } from '../texts.data.ts';
import { useMissedChange } from '../use-missed-change.ts';
import { usePreviewBridge } from '../use-preview-bridge.ts';
import { useTakePlace } from '../use-take-place.ts';
import { useWholeInTime } from '../use-whole-in-time.ts';
import type { PreviewActions } from './preview-frame.tsx';

interface AppLayerProps {
  readonly projectId: string;
  /** The address of the preview. */
  readonly url: string;
  readonly commitSha: string | null;
  /** The newest code runs. */
  readonly isReady: boolean;
  readonly layer: Layer;
  readonly place: 'shown' | 'coming' | 'leaving';
  /** Something is seen that this page would take the place of. */
  readonly isSecond: boolean;
  readonly speaker: Parameters<typeof usePreviewBridge>[0]['speaker'];
  readonly report: PreviewActions['report'];
  readonly onEvent: (event: LayersEvent) => void;
}

/** A page of the app in its frame. It is a stranger: it cannot leave its frame, and speaks only over the bridge. */
export function AppLayer(props: AppLayerProps) {
  const { projectId, url, commitSha, isReady, layer, place, isSecond, speaker, report, onEvent } = props;
  const { number } = layer;
  const frame = useRef<HTMLIFrameElement>(null);
  const loadedAtMs = useRef<number>(undefined);
  const say = useRef<(command: SaidCommand) => void>(undefined);
  const [reports] = useState(() =>
    createHeldReports({ report, later: (run, delayMs) => void setTimeout(run, delayMs) }),
  );
  const isShown = place === 'shown';
  const ticket = usePreviewTicket(projectId, { number, path: layer.path, source: layer.source });
  const loadAnew = () => {
    // What ran stays while the newest code does not.
    if (isReady) onEvent({ kind: 'opened', source: layer.source, commitSha, path: layer.route.path });
  };
  const takePlace = useTakePlace(projectId, {
    isAsked: isSecond && layer.source === 'live',
    number,
    onEvent,
  });
  const waiting = useWholeInTime(layer.isWhole, takePlace);
  usePreviewBridge({
    frame,
    url,
    isShown,
    number,
    speaker,
    listener: {
      onConnected: (tell) => {
        say.current = tell;
        loadedAtMs.current = undefined;
        waiting.connected();
      },
      onRoute: (route) => onEvent({ kind: 'routed', number, route }),
      onError: reports.hold,
      onPage: (page) => {
        if (page.loaded_ms !== undefined) loadedAtMs.current ??= Date.now();
        if (page.storage_blocked === true && !layer.isForgetful) onEvent({ kind: 'forgetful', number });
        if (page.whole_ms === undefined || layer.isWhole) return;
        if (layer.scrollY > 0) say.current?.({ type: 'scroll_to', y: layer.scrollY });
        takePlace();
      },
      onActivity: ({ pressed, scroll_y: scrollY }) =>
        onEvent({ kind: 'used', number, isPressed: pressed, scrollY }),
      onReloadWanted: loadAnew,
      onUpdated: reports.drop,
      onLeaving: () => {
        reports.drop();
        onEvent({ kind: 'left', number });
      },
    },
  });
  useMissedChange({ commitSha: layer.source === 'live' ? commitSha : null, loadedAtMs, reload: loadAnew });
  if (ticket.isError && place !== 'leaving')
    return (
      <div className="relative z-20 grid h-full place-items-center bg-surface-sunken p-6">
        <QueryError title={previewTexts.failed} error={ticket.error} onRetry={ticket.refetch} />
      </div>
    );
  if (ticket.data === undefined) return null;
  return (
    <AppFrame
      frameRef={frame}
      title={previewTexts.frame}
      url={ticket.data.url}
      isHidden={place !== 'shown'}
      onLoad={waiting.loaded}
      className={cn(
        'transition-opacity duration-150 motion-reduce:transition-none',
        place === 'coming' && 'opacity-0',
      )}
    />
  );
}
