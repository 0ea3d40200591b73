import { zodResolver } from '@hookform/resolvers/zod';
import { CreateAccessTokenBody } from '@loam/contract';
import {
  Banner,
  Button,
  CodeBlock,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { Controller, useForm } from 'react-hook-form';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useCreateToken } from '../settings-api.ts';

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: 'never', label: 'No expiry' },
] as const;

export function CreateTokenDialog({ onClose }: DialogProps) {
  const create = useCreateToken();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        {create.data ? (
          <CreatedToken token={create.data.token} onClose={onClose} />
        ) : (
          <TokenForm create={create} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function CreatedToken({ token, onClose }: { readonly token: string } & DialogProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Copy your token now</DialogTitle>
        <DialogDescription>It is not shown again. Keep it like a password.</DialogDescription>
      </DialogHeader>
      <CodeBlock code={token} />
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

function TokenForm({
  create,
  onClose,
}: { readonly create: ReturnType<typeof useCreateToken> } & DialogProps) {
  const form = useForm({
    resolver: zodResolver(CreateAccessTokenBody),
    defaultValues: { name: '', expires_in_days: 90 },
  });
  const submit = form.handleSubmit((body) => create.mutate(body));
  const atServer = fieldProblems(create.error);
  const isGeneral = create.error !== null && Object.keys(atServer).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <DialogHeader>
        <DialogTitle>New access token</DialogTitle>
        <DialogDescription>
          It acts as you. Give each script its own, so that you can revoke one alone.
        </DialogDescription>
      </DialogHeader>
      {isGeneral ? <Banner tone="danger">{shownProblem(create.error).message}</Banner> : null}
      <Field label="Name" error={form.formState.errors.name?.message ?? atServer['name']}>
        <Input placeholder="Deploy script" autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Expires after" error={form.formState.errors.expires_in_days?.message}>
        <Controller
          control={form.control}
          name="expires_in_days"
          render={({ field }) => (
            <Select
              value={field.value === null ? 'never' : String(field.value)}
              onValueChange={(next) => field.onChange(next === 'never' ? null : Number(next))}
            >
              <SelectTrigger>
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                {lifetimes.map((lifetime) => (
                  <SelectItem key={lifetime.value} value={lifetime.value}>
                    {lifetime.label}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          )}
        />
      </Field>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={create.isPending}>
          Create token
        </Button>
      </DialogFooter>
    </form>
  );
}
