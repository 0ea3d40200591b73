import { featuresOf, featureTexts, fillText, type Plan, planLabels, type Workspace } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRequestPlan } from '../api.ts';
import { featuresBeyond } from '../model/plan-offers.ts';
import { planTexts } from '../texts.data.ts';
import { PaymentStepView } from './payment-step-view.tsx';

interface ChangePlanDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
  readonly from: Plan;
  readonly to: Plan;
  /** The provider's own page comes next. */
  readonly isPaidOnline: boolean;
}

export function ChangePlanDialog(props: ChangePlanDialogProps & DialogProps) {
  const { workspace, from, to, isPaidOnline, onClose } = props;
  const request = useRequestPlan(workspace.id);
  const lost = featuresBeyond(featuresOf(from), featuresOf(to));
  const title =
    to === 'enterprise'
      ? fillText(planTexts.contactTitle, { workspace: workspace.name })
      : fillText(planTexts.changeTitle, { plan: planLabels[to] });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        {request.data ? (
          <PaymentStepView step={request.data} onClose={onClose} />
        ) : (
          <>
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              <DialogDescription>
                {fillText(planTexts.changeText, {
                  workspace: workspace.name,
                  from: planLabels[from],
                  to: planLabels[to],
                })}
              </DialogDescription>
            </DialogHeader>
            {request.error ? <Banner tone="danger">{shownProblem(request.error).message}</Banner> : null}
            {lost.length > 0 ? (
              <Banner tone="warning" title={fillText(planTexts.losesText, { plan: planLabels[to] })}>
                <ul className="list-disc pl-4">
                  {lost.map((feature) => (
                    <li key={feature}>{featureTexts[feature]}</li>
                  ))}
                </ul>
              </Banner>
            ) : null}
            <DialogFooter>
              <Button variant="ghost" onClick={onClose}>
                Cancel
              </Button>
              <Button variant="primary" loading={request.isPending} onClick={() => request.mutate(to)}>
                {isPaidOnline
                  ? planTexts.payAction
                  : fillText(planTexts.requestAction, { plan: planLabels[to] })}
              </Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
