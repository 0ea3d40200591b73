import type { Project } from '@loam/contract';
import { Button, Card, ConfirmDialog, toast } from '@loam/ui';
import { useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { useDeleteCloud, usePause } from './api.ts';
import { instanceWords } from './texts.data.ts';

/** For those who manage the project: a rest for the cloud, or its end. */
export function EndCard({ project }: { readonly project: Project }) {
  const [asked, setAsked] = useState<'pause' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <section aria-label={instanceWords.dangerous}>
      <Card className="divide-y divide-border">
        <Line
          title={instanceWords.pauseTitle}
          detail={instanceWords.pauseDetail}
          action={instanceWords.pause}
          onAsk={() => setAsked('pause')}
        />
        <Line
          title={instanceWords.deleteTitle}
          detail={instanceWords.deleteDetail}
          action={instanceWords.delete}
          isDanger
          onAsk={() => setAsked('delete')}
        />
      </Card>
      {asked === undefined ? null : <Confirm project={project} what={asked} onClose={close} />}
    </section>
  );
}

interface LineProps {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onAsk: () => void;
}

function Line({ title, detail, action, isDanger = false, onAsk }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-56 flex-1">
        <h3 className="font-medium">{title}</h3>
        <p className="text-sm text-pretty text-muted-foreground">{detail}</p>
      </div>
      <Button variant={isDanger ? 'danger' : 'outline'} onClick={onAsk}>
        {action}
      </Button>
    </div>
  );
}

interface ConfirmProps {
  readonly project: Project;
  readonly what: 'pause' | 'delete';
  readonly onClose: () => void;
}

function Confirm({ project, what, onClose }: ConfirmProps) {
  const pause = usePause(project.id);
  const remove = useDeleteCloud(project.id);
  const isDelete = what === 'delete';
  const change = isDelete ? remove : pause;
  const confirm = () =>
    change.mutate(undefined, {
      onSuccess: () => {
        toast.success(isDelete ? instanceWords.deleted : instanceWords.paused);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isDelete ? instanceWords.deleteTitle : instanceWords.pauseTitle}
      description={isDelete ? instanceWords.deleteDetail : instanceWords.pauseDetail}
      confirmLabel={isDelete ? instanceWords.delete : instanceWords.pause}
      onConfirm={confirm}
      options={{
        tone: isDelete ? 'danger' : 'primary',
        loading: change.isPending,
        ...(isDelete && { typeToConfirm: project.display_name }),
        ...(change.isError && { error: shownProblem(change.error).message }),
      }}
    />
  );
}
