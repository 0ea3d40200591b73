import { enums, fillText, type InstanceType, limits, type Project, texts } from '@loam/contract';
import { Banner, Button, Card, ConfirmDialog, RadioCards, Spinner, toast } from '@loam/ui';
import { useState } from 'react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { UpgradeDialog } from '../../billing/components/upgrade-dialog.tsx';
import { useResize } from './api.ts';
import { canResize, defaultTarget, isBusy } from './model/sizes.ts';
import { instanceWords } from './texts.data.ts';

interface ResizeCardProps {
  readonly project: Project;
  readonly compute: { readonly instance_type: InstanceType; readonly status: Status };
}

type Status = (typeof enums.instance.statuses)[number];

const { sizes, confirmChange, confirmSize, upgradeNeeded } = texts.instance;

export function ResizeCard({ project, compute }: ResizeCardProps) {
  const { instance_type: current, status } = compute;
  const [chosen, setChosen] = useState<InstanceType>();
  const [isAsking, setIsAsking] = useState(false);
  const target = chosen === undefined || chosen === current ? defaultTarget(current) : chosen;
  const mayManage = project.permissions.includes('ManageBackend');
  const hasPlan = canResize(project.workspace.plan);
  const isLocked = !mayManage || !hasPlan || isBusy(status);
  return (
    <Card className="flex flex-col gap-4 p-4 @2xl:p-5">
      <div>
        <h3 className="text-md font-semibold">{instanceWords.size}</h3>
        <p className="text-sm text-muted-foreground">{instanceWords.sizeDetail}</p>
      </div>
      <p className="text-sm">
        {instanceWords.current}: <strong>{sizes[current]}</strong>
      </p>
      <StatusLine status={status} />
      {hasPlan ? null : <UpgradeNote project={project} />}
      {hasPlan && !mayManage ? <Banner>{instanceWords.askManager}</Banner> : null}
      <RadioCards
        label={instanceWords.choose}
        options={enums.instance.types.map((size) => ({
          value: size,
          title: sizes[size],
          description: instanceWords.sizes[size],
          ...(size === current && { disabledReason: instanceWords.isCurrent }),
        }))}
        value={target}
        disabled={isLocked}
        onValueChange={setChosen}
      />
      <div>
        <Button variant="primary" disabled={isLocked} onClick={() => setIsAsking(true)}>
          {confirmChange}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmResize projectId={project.id} from={current} to={target} onClose={() => setIsAsking(false)} />
      ) : null}
    </Card>
  );
}

function StatusLine({ status }: { readonly status: Status }) {
  const message = instanceWords.messages[status];
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
      {isBusy(status) ? <Spinner label={message} className="size-4" /> : null}
      {message}
    </p>
  );
}

function UpgradeNote({ project }: { readonly project: Project }) {
  const dialogs = useDialogs();
  return (
    <Banner
      actions={
        <Button
          size="sm"
          variant="primary"
          onClick={() =>
            dialogs.open(UpgradeDialog, {
              workspaceId: project.workspace.id,
              plan: project.workspace.plan,
              feature: 'instanceSize',
            })
          }
        >
          {instanceWords.upgrade}
        </Button>
      }
    >
      {upgradeNeeded}
    </Banner>
  );
}

interface ConfirmResizeProps {
  readonly projectId: string;
  readonly from: InstanceType;
  readonly to: InstanceType;
  readonly onClose: () => void;
}

function ConfirmResize({ projectId, from, to, onClose }: ConfirmResizeProps) {
  const resize = useResize(projectId);
  const minutes = String(limits.instance.resizeDurationMs / 60_000);
  const confirm = () => {
    resize.mutate(to, {
      onError: (error) => toast.error(shownProblem(error).message),
    });
    toast.message(instanceWords.begun);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(instanceWords.confirmTitle, { from: sizes[from], to: sizes[to] })}
      description={fillText(instanceWords.duration, { n: minutes })}
      confirmLabel={confirmSize}
      onConfirm={confirm}
    />
  );
}
