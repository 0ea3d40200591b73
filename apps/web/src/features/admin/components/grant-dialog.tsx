import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminWorkspace, fillText } from '@loam/contract';
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
  SegmentedControl,
  toast,
} from '@loam/ui';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { formatCredits } from '../../billing/model/format-credits.ts';
import { GrantFields } from '../model/grant-fields.ts';
import { useGrant } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';

const texts = adminTexts.workspaces;

const accounts = [
  { value: 'credits', label: texts.accounts.credits },
  { value: 'balance', label: texts.accounts.balance },
] as const;

const emptyGrant: z.input<typeof GrantFields> = { account: 'credits', amount: '', note: '' };

interface GrantDialogProps {
  readonly workspace: Pick<AdminWorkspace, 'id' | 'name'>;
}

export function GrantDialog({ workspace, onClose }: GrantDialogProps & DialogProps) {
  const grant = useGrant(workspace.id);
  const { name } = workspace;
  const form = useForm({
    resolver: zodResolver(GrantFields),
    defaultValues: emptyGrant,
  });
  const submit = form.handleSubmit((fields) =>
    grant.mutate(fields, {
      onSuccess: () => {
        toast.success(fillText(texts.grantDone, { amount: formatCredits(fields.amount), name }));
        onClose();
      },
    }),
  );
  const atServer = fieldProblems(grant.error);
  const isGeneral = grant.error !== null && Object.keys(atServer).length === 0;
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{fillText(texts.grantTitle, { name })}</DialogTitle>
            <DialogDescription>{texts.grantText}</DialogDescription>
          </DialogHeader>
          {isGeneral ? <Banner tone="danger">{shownProblem(grant.error).message}</Banner> : null}
          <Controller
            control={form.control}
            name="account"
            render={({ field }) => (
              <SegmentedControl
                label={texts.grantAccount}
                segments={accounts}
                value={field.value}
                onValueChange={field.onChange}
                fullWidth
              />
            )}
          />
          <Field label={texts.grantAmount} error={errors.amount?.message ?? atServer['amount']}>
            <Input inputMode="decimal" autoComplete="off" placeholder="100" {...form.register('amount')} />
          </Field>
          <Field
            label={texts.grantNote}
            hint={texts.grantNoteHint}
            error={errors.note?.message ?? atServer['note']}
          >
            <Input autoComplete="off" {...form.register('note')} />
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={grant.isPending}>
              {texts.grantAction}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
