import type { Preview, ReportedError } from '@loam/contract';
import { Banner } from '@loam/ui';
import { useRef } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import type { usePreviewTicket } from '../api.ts';
import type { PanelView } from '../model/panel-view.ts';
import { previewTexts } from '../texts.data.ts';
import { useMissedChange } from '../use-missed-change.ts';
import { usePreviewBridge } from '../use-preview-bridge.ts';
import { PreviewFaultBlock } from './preview-waiting.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';

interface PreviewFrameProps {
  readonly preview: Preview;
  readonly notice: Extract<PanelView, { kind: 'frame' }>['notice'];
  readonly ticket: ReturnType<typeof usePreviewTicket>;
  readonly onReload: (path: string) => void;
  readonly onOpen: (path: string) => void;
  readonly onError: (error: ReportedError) => void;
}

/** The running app. It is a stranger: it cannot leave its frame, and speaks only over the bridge. */
export function PreviewFrame({ preview, notice, ticket, onReload, onOpen, onError }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loadedAtMs = useRef<number>(undefined);
  const path = usePreviewBridge({ frame, url: preview.url, onError, loadedAtMs });
  useMissedChange({ commitSha: preview.commit_sha, loadedAtMs, reload: () => onReload(path) });
  return (
    <div className="flex h-full flex-col">
      <PreviewToolbar
        path={path}
        canOpen={preview.preview_build_commit_sha !== null}
        onReload={() => onReload(path)}
        onOpen={() => onOpen(path)}
      />
      {notice === 'none' || preview.error === null ? null : (
        <Banner tone="danger" title={notice === 'older' ? previewTexts.brokenOverBuild : previewTexts.broken}>
          <details>
            <summary className="cursor-pointer">{previewTexts.details}</summary>
            <PreviewFaultBlock fault={preview.error} />
          </details>
        </Banner>
      )}
      <div className="relative min-h-0 flex-1 bg-background">
        {ticket.isError ? (
          <QueryError title={previewTexts.failed} error={ticket.error} onRetry={ticket.refetch} />
        ) : null}
        {ticket.data === undefined ? null : (
          <iframe
            key={ticket.data.url}
            ref={frame}
            title={previewTexts.frame}
            src={ticket.data.url}
            className="absolute inset-0 size-full border-0"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads"
            allow="clipboard-write; fullscreen"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </div>
  );
}
