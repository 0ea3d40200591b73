import { zodResolver } from '@hookform/resolvers/zod';
import { chatTexts, fillText, type KeyProviderId } from '@loam/contract';
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
  PasswordInput,
  toast,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useMe } from '../../accounts/api.ts';
import { needsAddress } from '../model/providers.ts';
import { useConnectProvider } from '../settings-api.ts';
import { modelSettingTexts } from '../texts.data.ts';

interface ConnectProviderDialogProps {
  readonly workspaceId: string;
  readonly provider: { readonly id: KeyProviderId; readonly label: string };
}

const words = modelSettingTexts.dialog;
const Text = z.string().trim().max(500);
const KeyFields = z.object({
  api_key: Text.min(1, chatTexts.keyNeeded),
  base_url: Text,
  default_model: Text,
});
const AddressFields = z.object({
  api_key: Text,
  base_url: Text.pipe(z.url(chatTexts.addressNeeded)),
  default_model: Text,
});

export function ConnectProviderDialog({
  workspaceId,
  provider,
  onClose,
}: ConnectProviderDialogProps & DialogProps) {
  const connect = useConnectProvider(workspaceId);
  const hasAddress = needsAddress(provider.id);
  const form = useForm({
    resolver: zodResolver(hasAddress ? AddressFields : KeyFields),
    defaultValues: { api_key: '', base_url: '', default_model: '' },
  });
  const submit = form.handleSubmit((fields) =>
    connect.mutate(
      { provider: provider.id, body: filledOnly(fields) },
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
  const { errors } = form.formState;
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
            <Field
              label={words.address}
              hint={words.addressHint}
              error={errors.base_url?.message ?? atServer['base_url']}
            >
              <Input
                type="url"
                placeholder="https://models.example.com/v1"
                autoComplete="off"
                {...form.register('base_url')}
              />
            </Field>
          ) : null}
          <OperatorsWay problem={atServer['base_url']} />
          <Field
            label={hasAddress ? words.keyOptional : words.key}
            error={errors.api_key?.message ?? atServer['api_key']}
          >
            <PasswordInput autoComplete="off" spellCheck={false} {...form.register('api_key')} />
          </Field>
          {hasAddress ? (
            <Field
              label={words.model}
              hint={words.modelHint}
              error={errors.default_model?.message ?? atServer['default_model']}
            >
              <Input autoComplete="off" spellCheck={false} {...form.register('default_model')} />
            </Field>
          ) : null}
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

function filledOnly(fields: z.infer<typeof KeyFields>): Partial<z.infer<typeof KeyFields>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
