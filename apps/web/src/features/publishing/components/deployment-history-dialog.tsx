import type { Deployment } from '@loam/contract';
import {
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  EmptyState,
  Skeleton,
  toast,
} from '@loam/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { useDeployments } from '../api.ts';
import { useRollBack } from '../changes.ts';
import { focusWhole } from '../focus-whole.ts';
import { publishTexts } from '../texts.data.ts';
import { DeploymentRow } from './deployment-row.tsx';

const words = publishTexts.history;

interface DeploymentHistoryDialogProps {
  readonly projectId: string;
}

export function DeploymentHistoryDialog(props: DeploymentHistoryDialogProps & DialogProps) {
  const { projectId, onClose } = props;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" onOpenAutoFocus={focusWhole}>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.detail}</DialogDescription>
        </DialogHeader>
        <DeploymentList projectId={projectId} />
      </DialogContent>
    </Dialog>
  );
}

function DeploymentList({ projectId }: DeploymentHistoryDialogProps) {
  const { query, deployments } = useDeployments(projectId);
  const [wanted, setWanted] = useState<Deployment>();
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && deployments.length === 0) {
    return (
      <QueryError
        title={words.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (deployments.length === 0) {
    return (
      <EmptyState icon={History} title={words.empty}>
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={words.title} className="-mx-2 flex flex-col divide-y divide-border">
        {deployments.map((deployment) => (
          <DeploymentRow key={deployment.id} deployment={deployment} onRollBack={setWanted} />
        ))}
      </ul>
      <ShowMore query={query} />
      {wanted ? <RollBackQuestion deployment={wanted} onClose={() => setWanted(undefined)} /> : null}
    </>
  );
}

interface RollBackQuestionProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

function RollBackQuestion({ deployment, onClose }: RollBackQuestionProps) {
  const { mutateAsync: rollBack, isPending } = useRollBack(deployment.project_id);
  const confirm = () => {
    rollBack(deployment.id)
      .then(
        () => toast.success(publishTexts.rolledBack),
        (error: unknown) => toast.error(words.rollBackFailed, { description: shownProblem(error).message }),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.confirmTitle}
      description={words.confirmText}
      confirmLabel={words.rollBack}
      onConfirm={confirm}
      options={{ loading: isPending }}
    />
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 py-2">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
