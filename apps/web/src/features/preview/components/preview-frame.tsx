import type { Preview, ReportedError } from '@loam/contract';
import { Banner, Button } from '@loam/ui';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Device } from '../model/devices.ts';
import { layersOf } from '../model/frame-layers.ts';
import { startRoute } from '../model/bridge.ts';
import type { PanelView } from '../model/panel-view.ts';
import { previewTexts } from '../texts.data.ts';
import { useCover } from '../use-cover.ts';
import { useFrameLayers } from '../use-frame-layers.ts';
import type { Speaker } from '../use-preview-bridge.ts';
import { AppLayer } from './app-layer.tsx';
import { DeviceRoom } from './device-room.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewCover } from './preview-cover.tsx';
import { PreviewFaultBlock } from './preview-waiting.tsx';

interface PreviewFrameProps {
  readonly projectId: string;
  readonly preview: Preview;
  readonly view: Extract<PanelView, { kind: 'frame' | 'building' }>;
  readonly canEdit: boolean;
  /** Those who only look at a public project see the app and nothing of how it is made. */
  readonly hasBar: boolean;
  /** What went wrong in it, below. */
  readonly errors: ReactNode;
  readonly tools: ReactNode;
  readonly actions: PreviewActions;
}

export interface PreviewActions {
  /** With the page that is shown. */
  openTab(path: string): void;
  readonly report: (error: ReportedError) => void;
}

/** The running app: one page that is seen, and behind it the one that takes its place once it is whole. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { projectId, preview, view, canEdit, hasBar, errors, tools, actions } = props;
  const [device, setDevice] = useState<Device>({ name: 'desktop', isRotated: false });
  const speaker = useRef<Speaker>(undefined);
  const { layers, tell } = useFrameLayers(preview, { isOpen: view.kind === 'frame', canEdit });
  const { shown, missed } = layers;
  useEffect(() => {
    if (missed === undefined) return;
    tell({ kind: 'resent' });
    if (speaker.current) speaker.current.say({ type: 'navigate', path: missed });
    else tell({ kind: 'sent', number: undefined, path: missed });
  }, [missed, tell]);
  const route = shown?.route ?? startRoute;
  const cover = useCover(preview, { shown, isBuilding: view.kind === 'building' });
  return (
    <div className="flex h-full flex-col">
      {hasBar ? (
        <PreviewBar
          projectId={projectId}
          route={route}
          say={(command) => {
            const heardBy = speaker.current;
            heardBy?.say(command);
            if (command.type === 'navigate')
              tell({ kind: 'sent', number: heardBy?.number, path: command.path });
          }}
          canOpen={preview.preview_build_commit_sha !== null && view.kind === 'frame'}
          onReload={() =>
            tell({
              kind: 'opened',
              source: preview.state === 'ready' ? 'live' : 'build',
              commitSha: preview.commit_sha,
              path: route.path,
            })
          }
          onOpen={() => actions.openTab(route.path)}
        >
          {tools}
          <DeviceSwitch device={device} onChange={setDevice} />
        </PreviewBar>
      ) : null}
      {shown?.isForgetful === true ? <ForgetfulNotice onOpen={() => actions.openTab(route.path)} /> : null}
      {view.kind === 'frame' ? <BrokenNotice preview={preview} notice={view.notice} /> : null}
      <DeviceRoom device={device}>
        {layersOf(layers).map((layer) => (
          <AppLayer
            key={layer.number}
            projectId={projectId}
            url={preview.url}
            commitSha={preview.commit_sha}
            isReady={preview.state === 'ready'}
            layer={layer}
            isSecond={layer === layers.coming && shown !== undefined}
            place={layer === shown ? 'shown' : layer === layers.coming ? 'coming' : 'leaving'}
            speaker={speaker}
            report={actions.report}
            onEvent={tell}
          />
        ))}
        <PreviewCover projectId={projectId} {...cover} />
      </DeviceRoom>
      {errors}
    </div>
  );
}

/** Browsers may keep nothing for an app inside another page, as in private windows. */
function ForgetfulNotice({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface px-3 py-1.5 text-sm text-muted-foreground"
    >
      <span className="min-w-0 flex-1 text-pretty">{previewTexts.forgetful}</span>
      <Button size="sm" variant="outline" onClick={onOpen}>
        <ExternalLink aria-hidden />
        {previewTexts.forgetfulOpen}
      </Button>
    </div>
  );
}

interface BrokenNoticeProps {
  readonly preview: Preview;
  readonly notice: Extract<PanelView, { kind: 'frame' }>['notice'];
}

function BrokenNotice({ preview, notice }: BrokenNoticeProps) {
  if (notice === 'none' || preview.error === null) return null;
  return (
    <Banner tone="danger" title={notice === 'older' ? previewTexts.brokenOverBuild : previewTexts.broken}>
      <details>
        <summary className="cursor-pointer">{previewTexts.details}</summary>
        <PreviewFaultBlock fault={preview.error} />
      </details>
    </Banner>
  );
}
