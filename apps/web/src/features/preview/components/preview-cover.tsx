import { cn, Skeleton, SproutThinking } from '@loam/ui';
import { useState } from 'react';
import { Steps } from '../../chat/components/step-list.tsx';
import { activityOf } from '../../chat/model/turn-summary.ts';
import { chatWords } from '../../chat/texts.data.ts';
import { previewTexts } from '../texts.data.ts';
import { useNewestWork, type Work } from '../use-work-at-hand.ts';

const shownSteps = 4;

interface PreviewCoverProps {
  readonly projectId: string;
  /** Something is being made; otherwise something that exists is opened. */
  readonly isBuilding: boolean;
  readonly isVisible: boolean;
}

/** Stands where the app appears, until its page is whole. */
export function PreviewCover({ projectId, isBuilding, isVisible }: PreviewCoverProps) {
  // What it said stays while it fades away.
  const [wasBuilding, setWasBuilding] = useState(isBuilding);
  if (isVisible && wasBuilding !== isBuilding) setWasBuilding(isBuilding);
  return (
    <div
      inert={!isVisible}
      aria-hidden={!isVisible}
      className={cn(
        'absolute inset-0 z-10 overflow-hidden bg-surface-sunken transition-opacity duration-150 motion-reduce:transition-none',
        !isVisible && 'pointer-events-none opacity-0',
      )}
    >
      {/* Taken out with the last frame of the fade: what nobody sees need not move. */}
      <PageSkeleton isStill={!isVisible} />
      <div className="absolute inset-0 grid grid-cols-1 place-items-center p-6">
        {wasBuilding ? <Building projectId={projectId} /> : <Opening />}
      </div>
    </div>
  );
}

/** Stands in the same place before there is a project to ask about. */
export function StartingCover() {
  return (
    <div className="absolute inset-0 overflow-hidden bg-surface-sunken">
      <PageSkeleton isStill={false} />
      <div className="absolute inset-0 grid grid-cols-1 place-items-center p-6">
        <BuildingCard work="starting" />
      </div>
    </div>
  );
}

function Opening() {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-full border border-border bg-surface px-4 py-2 text-sm text-muted-foreground"
    >
      <SproutThinking label="" className="size-5" />
      {previewTexts.opening}
    </p>
  );
}

function Building({ projectId }: { readonly projectId: string }) {
  return <BuildingCard work={useNewestWork(projectId)} />;
}

function BuildingCard({ work }: { readonly work: Work }) {
  const steps = work === 'starting' ? [] : work.steps.slice(-shownSteps);
  return (
    <section
      aria-label={previewTexts.building}
      className="flex w-full max-w-sm flex-col gap-4 rounded-xl border border-border bg-surface p-5"
    >
      <div className="flex items-center gap-3">
        <SproutThinking label="" className="size-8 shrink-0" />
        <div className="flex min-w-0 flex-col">
          <p className="text-md font-semibold">{previewTexts.building}</p>
          <p className="text-sm text-pretty text-muted-foreground">{previewTexts.buildingDetail}</p>
        </div>
      </div>
      {/* Room for all of them from the start, so that nothing moves as they come. */}
      <div className="h-27 overflow-hidden">
        {steps.length === 0 ? (
          <p className="border-l border-border pl-3 text-sm text-muted-foreground">{statusOf(work)}</p>
        ) : (
          <Steps steps={steps} isShort />
        )}
      </div>
    </section>
  );
}

function statusOf(work: Work): string {
  return chatWords.status[work === 'starting' ? 'starting' : activityOf(work).kind];
}

/** A page with nothing in it yet. */
function PageSkeleton({ isStill }: { readonly isStill: boolean }) {
  return (
    <div aria-hidden className={cn('flex h-full flex-col opacity-60', isStill && 'invisible')}>
      <div className="flex h-14 shrink-0 items-center gap-4 border-b border-border px-6">
        <Skeleton className="size-7 rounded-lg" />
        <Skeleton className="h-3.5 w-28" />
        <div className="ml-auto flex gap-4 max-sm:hidden">
          <Skeleton className="h-3 w-14" />
          <Skeleton className="h-3 w-14" />
          <Skeleton className="h-3 w-14" />
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-8 px-6 pt-14">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-36 rounded-xl" />
          <Skeleton className="h-36 rounded-xl" />
          <Skeleton className="h-36 rounded-xl" />
        </div>
        <Skeleton className="h-28 rounded-xl" />
      </div>
    </div>
  );
}
