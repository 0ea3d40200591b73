import { zodResolver } from '@hookform/resolvers/zod';
import { chatTexts, fillText, type KeyProviderId, type ModelProvider } from '@loam/contract';
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
  PasswordInput,
  toast,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useMe } from '../../accounts/api.ts';
import { needsAddress } from '../model/providers.ts';
import { bodyOf, KeyFields, ServerFields, valuesOf } from '../model/server-fields.ts';
import { useConnectProvider } from '../settings-api.ts';
import { modelSettingTexts } from '../texts.data.ts';
import { ModelServerFields } from './model-server-fields.tsx';

interface ConnectProviderDialogProps {
  readonly workspaceId: string;
  readonly provider: { readonly id: KeyProviderId; readonly label: string };
  /** What the workspace connected before; the form begins with it. */
  readonly saved: ModelProvider | null;
}

const words = modelSettingTexts.dialog;

export function ConnectProviderDialog({
  workspaceId,
  provider,
  saved,
  onClose,
}: ConnectProviderDialogProps & DialogProps) {
  const connect = useConnectProvider(workspaceId);
  const hasAddress = needsAddress(provider.id);
  const form = useForm({
    resolver: zodResolver(hasAddress ? ServerFields : KeyFields),
    defaultValues: valuesOf(saved),
  });
  const submit = form.handleSubmit((fields) =>
    connect.mutate(
      { provider: provider.id, body: hasAddress ? bodyOf(fields) : { api_key: fields.api_key } },
      {
        onSuccess: () => {
          onClose();
          toast.success(fillText(words.connected, { provider: provider.label }));
        },
      },
    ),
  );
  const atServer = fieldProblems(connect.error);
  const isGeneral = connect.error !== null && Object.keys(atServer).length === 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{fillText(words.title, { provider: provider.label })}</DialogTitle>
            <DialogDescription>{words.detail}</DialogDescription>
          </DialogHeader>
          {isGeneral ? <Banner tone="danger">{shownProblem(connect.error).message}</Banner> : null}
          {hasAddress ? (
            <ModelServerFields
              form={form}
              atServer={atServer}
              address={{ hint: words.addressHint, placeholder: 'https://models.example.com/v1' }}
              hasKey={Boolean(saved?.key_hint)}
            />
          ) : (
            <Field label={words.key} error={form.formState.errors.api_key?.message ?? atServer['api_key']}>
              <PasswordInput autoComplete="off" spellCheck={false} {...form.register('api_key')} />
            </Field>
          )}
          <OperatorsWay problem={atServer['base_url']} />
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={connect.isPending}>
              {words.save}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A private address is for the operator to name, who may well be the same person. */
function OperatorsWay({ problem }: { readonly problem: string | undefined }) {
  const me = useMe();
  if (problem !== chatTexts.addressRefused || me?.role !== 'operator') return null;
  return (
    <Button asChild variant="outline" size="sm" className="self-start">
      <Link to="/admin/$section" params={{ section: 'models' }} search={{}}>
        {words.openOperator}
      </Link>
    </Button>
  );
}
