import { type AdminWorkspace, fillText, Plan, planLabels } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  toast,
} from '@loam/ui';
import { type SyntheticEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useChangePlan } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';

interface WorkspacePlanDialogProps {
  readonly workspace: Pick<AdminWorkspace, 'id' | 'name' | 'plan'>;
}

export function WorkspacePlanDialog({ workspace, onClose }: WorkspacePlanDialogProps & DialogProps) {
  const [plan, setPlan] = useState<Plan>(workspace.plan);
  const change = useChangePlan(workspace.id);
  const texts = adminTexts.workspaces;
  const { name } = workspace;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change.mutate(plan, {
      onSuccess: () => {
        toast.success(fillText(texts.planDone, { name, plan: planLabels[plan] }));
        onClose();
      },
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{fillText(texts.planTitle, { name })}</DialogTitle>
            <DialogDescription>{texts.planText}</DialogDescription>
          </DialogHeader>
          {change.error ? <Banner tone="danger">{shownProblem(change.error).message}</Banner> : null}
          <Field label={texts.planField}>
            <Select value={plan} onValueChange={(next) => setPlan(Plan.parse(next))}>
              <SelectTrigger>
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                {Plan.options.map((option) => (
                  <SelectItem key={option} value={option}>
                    {planLabels[option]}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              disabled={plan === workspace.plan}
              loading={change.isPending}
            >
              {texts.planAction}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
