import { FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Progress, ProgressPhases } from '../progress.tsx';
import { Skeleton, SkeletonText } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { UsageMeter } from '../usage-meter.tsx';
import { Specimen } from './gallery-section.tsx';

const phases = ['Install packages', 'Check types', 'Build', 'Go live'] as const;

export function GalleryFeedback() {
  return (
    <>
      <Specimen name="Banner" className="flex-col flex-nowrap items-stretch">
        <BannerExamples />
      </Specimen>
      <Specimen name="Toast">
        <ToastButtons />
      </Specimen>
      <Specimen name="Progress" className="flex-col flex-nowrap items-stretch gap-5">
        <Progress label="Upload" value={62} />
        <Progress label="Waiting for the server" value={null} />
        <div className="grid gap-6 sm:grid-cols-2">
          <ProgressPhases label="Publishing" phases={phases} progress={{ current: 2 }} />
          <ProgressPhases label="Failed publishing" phases={phases} progress={{ current: 1, failed: true }} />
        </div>
      </Specimen>
      <Specimen name="Usage meter" className="grid items-start gap-6 sm:grid-cols-3">
        <UsageMeter label="Messages" used={42} limit={150} hint="Renews on the first." />
        <UsageMeter label="Storage" used={880} limit={1000} valueText="0.88 of 1 GB" />
        <UsageMeter label="Seats" used={5} limit={5} />
      </Specimen>
      <Specimen name="Spinner, skeleton" className="gap-8">
        <Spinner label="Loading" className="text-muted-foreground" />
        <Spinner className="size-6 text-accent" label="Loading more" />
        <div className="flex w-full max-w-sm items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <SkeletonText lines={2} className="flex-1" />
        </div>
      </Specimen>
      <Specimen name="Empty" className="grid items-start gap-4 sm:grid-cols-2">
        <EmptyState
          title="Nothing planted yet"
          action={
            <Button variant="primary">
              <Plus aria-hidden />
              New project
            </Button>
          }
        >
          Describe what you want to build, and it starts growing here.
        </EmptyState>
        <EmptyState title="No files" icon={FolderOpen}>
          Files appear as soon as the first version is made.
        </EmptyState>
      </Specimen>
      <Specimen name="Error">
        <ErrorState
          title="This page did not load"
          detail="The server took too long to answer. Your work is saved."
          onRetry={() => toast.success('Loaded')}
          traceId="01JD9K6V2TQ4ZP8M"
          className="w-full"
        />
      </Specimen>
    </>
  );
}

function BannerExamples() {
  const [visible, setVisible] = useState(true);
  return (
    <>
      {visible ? (
        <Banner title="A new version is ready" onDismiss={() => setVisible(false)}>
          Reload when it suits you.
        </Banner>
      ) : null}
      <Banner tone="success">Your domain is connected.</Banner>
      <Banner
        tone="warning"
        title="You have used 80 % of your messages"
        actions={
          <Button size="sm" variant="outline">
            See usage
          </Button>
        }
      >
        They renew on the first of the month.
      </Banner>
      <Banner
        tone="danger"
        title="You are offline"
        actions={
          <Button size="sm" variant="outline">
            Try again
          </Button>
        }
      >
        Changes are kept here and sent when the connection is back.
      </Banner>
    </>
  );
}

function ToastButtons() {
  return (
    <>
      <Button variant="outline" onClick={() => toast('Link copied')}>
        Plain
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.success('Saved', { description: 'Version 12 is the current one.' })}
      >
        Success
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast.error('Could not save', {
            description: 'The connection was lost.',
            action: { label: 'Retry', onClick: () => toast.success('Saved') },
          })
        }
      >
        Error with action
      </Button>
      <Button variant="outline" onClick={() => toast.warning('Almost out of messages')}>
        Warning
      </Button>
      <Button variant="outline" onClick={() => toast.loading('Publishing', { duration: 3000 })}>
        Loading
      </Button>
    </>
  );
}
