import type { Preview, ReportedError } from '@loam/contract';
import { Banner } from '@loam/ui';
import { type ReactNode, useRef, useState } from 'react';
import { AppFrame } from '../../../shared/app-frame.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import type { usePreviewTicket } from '../api.ts';
import type { Device } from '../model/devices.ts';
import type { PanelView } from '../model/panel-view.ts';
import { previewTexts } from '../texts.data.ts';
import { useMissedChange } from '../use-missed-change.ts';
import { usePreviewBridge } from '../use-preview-bridge.ts';
import { DeviceRoom } from './device-room.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewFaultBlock } from './preview-waiting.tsx';

interface PreviewFrameProps {
  readonly projectId: string;
  readonly preview: Preview;
  readonly notice: Extract<PanelView, { kind: 'frame' }>['notice'];
  readonly ticket: ReturnType<typeof usePreviewTicket>;
  /** Those who only look at a public project see the app and nothing of how it is made. */
  readonly hasBar: boolean;
  /** What went wrong in it, below. */
  readonly errors: ReactNode;
  readonly tools: ReactNode;
  readonly actions: PreviewActions;
}

export interface PreviewActions {
  /** Each with the page that is shown. */
  reload(path: string): void;
  openTab(path: string): void;
  readonly report: (error: ReportedError) => void;
}

/** The running app. It is a stranger: it cannot leave its frame, and speaks only over the bridge. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { projectId, preview, notice, ticket, hasBar, errors, tools, actions } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const loadedAtMs = useRef<number>(undefined);
  const [device, setDevice] = useState<Device>({ name: 'desktop', isRotated: false });
  const { route, say } = usePreviewBridge({ frame, url: preview.url, onError: actions.report, loadedAtMs });
  useMissedChange({ commitSha: preview.commit_sha, loadedAtMs, reload: () => actions.reload(route.path) });
  return (
    <div className="flex h-full flex-col">
      {hasBar ? (
        <PreviewBar
          projectId={projectId}
          route={route}
          say={say}
          canOpen={preview.preview_build_commit_sha !== null}
          onReload={() => actions.reload(route.path)}
          onOpen={() => actions.openTab(route.path)}
        >
          {tools}
          <DeviceSwitch device={device} onChange={setDevice} />
        </PreviewBar>
      ) : null}
      {notice === 'none' || preview.error === null ? null : (
        <Banner tone="danger" title={notice === 'older' ? previewTexts.brokenOverBuild : previewTexts.broken}>
          <details>
            <summary className="cursor-pointer">{previewTexts.details}</summary>
            <PreviewFaultBlock fault={preview.error} />
          </details>
        </Banner>
      )}
      <DeviceRoom device={device}>
        {ticket.isError ? (
          <QueryError title={previewTexts.failed} error={ticket.error} onRetry={ticket.refetch} />
        ) : null}
        {ticket.data === undefined ? null : (
          <AppFrame key={ticket.data.url} frameRef={frame} title={previewTexts.frame} url={ticket.data.url} />
        )}
      </DeviceRoom>
      {errors}
    </div>
  );
}
