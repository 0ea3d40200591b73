import { zodResolver } from '@hookform/resolvers/zod';
import { billingTexts, fillText, type Workspace } from '@loam/contract';
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
  Input,
} from '@loam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useRequestTopUp } from '../api.ts';
import { TopUpAmount, topUpPresets, topUpState, type TopUpState } from '../model/top-up.ts';
import { topUpTexts } from '../texts.data.ts';
import { BillingActionButtons } from './billing-action-buttons.tsx';
import { PaymentStepView } from './payment-step-view.tsx';

export interface TopUpDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'name' | 'plan'>;
  readonly isUnlimited: boolean;
  readonly canManage: boolean;
}

export function TopUpDialog(props: TopUpDialogProps & DialogProps) {
  const { workspace, isUnlimited, canManage, onClose } = props;
  const request = useRequestTopUp(workspace.id);
  const state = topUpState({ plan: workspace.plan, isUnlimited, canManage });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" onOpenAutoFocus={focusChosen}>
        {request.data ? (
          <PaymentStepView step={request.data} onClose={onClose} />
        ) : state === 'form' ? (
          <TopUpForm workspace={workspace} request={request} onClose={onClose} />
        ) : (
          <NoTopUp state={state} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Where the dialog would otherwise mark the first amount, as if that one were chosen. */
function focusChosen(event: Event): void {
  const { currentTarget: panel } = event;
  const chosen = panel instanceof HTMLElement ? panel.querySelector('[aria-pressed="true"]') : null;
  if (!(chosen instanceof HTMLElement)) return;
  event.preventDefault();
  chosen.focus();
}

const reasons: Readonly<Record<Exclude<TopUpState, 'form'>, string>> = {
  'nothing-to-pay': billingTexts.nothingToPay,
  'needs-paid-plan': billingTexts.topUpNeedsPaidPlan,
  'ask-admin': topUpTexts.askText,
};

function NoTopUp({ state, onClose }: { readonly state: Exclude<TopUpState, 'form'> } & DialogProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{topUpTexts.title}</DialogTitle>
        <DialogDescription>{reasons[state]}</DialogDescription>
      </DialogHeader>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {topUpTexts.close}
        </Button>
        {state === 'needs-paid-plan' ? (
          <BillingActionButtons actions={['upgrade']} variant="primary" />
        ) : null}
      </DialogFooter>
    </>
  );
}

const Fields = z.object({ amount: TopUpAmount });

interface TopUpFormProps extends DialogProps {
  readonly workspace: TopUpDialogProps['workspace'];
  readonly request: ReturnType<typeof useRequestTopUp>;
}

function TopUpForm({ workspace, request, onClose }: TopUpFormProps) {
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: { amount: '25' } });
  const submit = form.handleSubmit(({ amount }) => request.mutate(amount));
  const amount = useWatch({ control: form.control, name: 'amount' });
  const atServer = fieldProblems(request.error);
  const isGeneral = request.error !== null && Object.keys(atServer).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>{topUpTexts.title}</DialogTitle>
        <DialogDescription>{fillText(topUpTexts.text, { workspace: workspace.name })}</DialogDescription>
      </DialogHeader>
      {isGeneral ? <Banner tone="danger">{shownProblem(request.error).message}</Banner> : null}
      <div role="group" aria-label={topUpTexts.presets} className="grid grid-cols-4 gap-2">
        {topUpPresets.map((preset) => (
          <Button
            key={preset}
            variant={amount === String(preset) ? 'primary' : 'outline'}
            aria-pressed={amount === String(preset)}
            onClick={() => form.setValue('amount', String(preset), { shouldValidate: true })}
          >
            {preset}
          </Button>
        ))}
      </div>
      <Field label={topUpTexts.amount} error={form.formState.errors.amount?.message ?? atServer['amount']}>
        <Input inputMode="decimal" autoComplete="off" {...form.register('amount')} />
      </Field>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={request.isPending}>
          {topUpTexts.action}
        </Button>
      </DialogFooter>
    </form>
  );
}
