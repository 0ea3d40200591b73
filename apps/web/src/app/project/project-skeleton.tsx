import { texts } from '@loam/contract';
import { Skeleton, SproutMark, useMediaQuery } from '@loam/ui';
import type { ReactNode } from 'react';
import { FirstMessage } from '../../features/chat/components/first-message.tsx';
import { StartingCover } from '../../features/preview/components/preview-cover.tsx';
import { useLocalValue } from '../../shared/local-value.ts';
import { onePaneQuery, openingWidth } from './model/panes.ts';
import { panesValue } from './pane-values.ts';

interface ProjectSkeletonProps {
  /** What someone has just asked for: it stands where the conversation will, and the preview tells of it. */
  readonly request?: string;
}

/** The project's page before there is a project to show. */
export function ProjectSkeleton({ request }: ProjectSkeletonProps) {
  return (
    <div className="flex h-dvh flex-col">
      <p role="status" className="sr-only">
        {request === undefined ? 'Loading the project' : 'Making the project'}
      </p>
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-border px-3">
        <span className="flex size-9 items-center justify-center">
          <SproutMark />
        </span>
        <Skeleton className="w-40" />
        <Skeleton className="ml-auto h-7 w-24" />
      </div>
      <div className="flex min-h-0 flex-1">
        <ChatPlace>
          {request === undefined ? <UnknownTalk /> : <FirstMessage text={request} isStarting />}
          <div className="shrink-0 px-3 pt-1 pb-3">
            <Skeleton className="mx-auto h-23 max-w-3xl rounded-2xl" />
          </div>
        </ChatPlace>
        <section
          aria-label={texts.panels.names.preview}
          className="flex min-w-0 flex-1 flex-col bg-surface max-md:hidden"
        >
          <div className="flex h-11 shrink-0 items-center border-b border-border px-3">
            <Skeleton className="w-24" />
          </div>
          <div className="h-10 shrink-0 border-b border-border" />
          <div className="relative min-h-0 flex-1">{request === undefined ? null : <StartingCover />}</div>
        </section>
      </div>
    </div>
  );
}

/** As wide as someone has left it. */
function ChatPlace({ children }: { readonly children: ReactNode }) {
  const [panes] = useLocalValue(panesValue);
  const hasOnePane = useMediaQuery(onePaneQuery);
  if (!hasOnePane && !panes.isChatOpen) return null;
  return (
    <div
      style={hasOnePane ? undefined : { width: openingWidth(panes) }}
      className="flex w-full shrink-0 flex-col md:border-r md:border-border"
    >
      {children}
    </div>
  );
}

function UnknownTalk() {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end p-4">
      <Skeleton className="ml-auto h-16 w-3/4 rounded-2xl" />
    </div>
  );
}
