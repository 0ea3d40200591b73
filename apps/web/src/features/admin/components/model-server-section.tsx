import { zodResolver } from '@hookform/resolvers/zod';
import { type ModelServer, ModelServerBody } from '@loam/contract';
import { Banner, Button, Field, Input, PasswordInput, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useApi } from '../../../shared/api-context.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import {
  modelServerQuery,
  useRemoveModelServer,
  useSaveModelServer,
  useTestModelServer,
} from '../model-server-api.ts';
import { adminTexts } from '../texts.data.ts';

const texts = adminTexts.models;
const Text = z.string().trim().max(500);
const Fields = z.object({
  base_url: Text.pipe(ModelServerBody.shape.base_url),
  api_key: Text,
  default_model: Text,
});

export function ModelServerSection() {
  const server = useQuery(modelServerQuery(useApi()));
  return (
    <SettingsSection title={texts.title} description={texts.text}>
      {server.isPending ? <SkeletonText lines={4} /> : null}
      {server.isError && !server.data ? (
        <QueryError title={texts.failed} error={server.error} onRetry={server.refetch} />
      ) : null}
      {server.data ? (
        <ModelServerForm key={server.data.server?.updated_at ?? 'none'} server={server.data.server} />
      ) : null}
    </SettingsSection>
  );
}

function ModelServerForm({ server }: { readonly server: ModelServer | null }) {
  const test = useTestModelServer();
  const save = useSaveModelServer();
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: valuesOf(server) });
  const { errors } = form.formState;
  const error = save.error ?? test.error;
  const atServer = fieldProblems(error);
  const isGeneral = error !== null && Object.keys(atServer).length === 0;
  const tryIt = form.handleSubmit((fields) => {
    save.reset();
    test.mutate(filledOnly(fields), { onSuccess: () => void toast.success(texts.answers) });
  });
  const submit = form.handleSubmit((fields) => {
    test.reset();
    save.mutate(filledOnly(fields), { onSuccess: () => void toast.success(texts.saved) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-4">
      {isGeneral ? <Banner tone="danger">{shownProblem(error).message}</Banner> : null}
      <Field
        label={texts.address}
        hint={texts.addressHint}
        error={errors.base_url?.message ?? atServer['base_url']}
      >
        <Input
          type="url"
          placeholder="http://127.0.0.1:1234/v1"
          autoComplete="off"
          {...form.register('base_url')}
        />
      </Field>
      <Field
        label={texts.key}
        hint={server?.key_hint ? texts.keyAgain : undefined}
        error={errors.api_key?.message ?? atServer['api_key']}
      >
        <PasswordInput autoComplete="off" spellCheck={false} {...form.register('api_key')} />
      </Field>
      <Field label={texts.model} hint={texts.modelHint} error={errors.default_model?.message}>
        <Input autoComplete="off" spellCheck={false} {...form.register('default_model')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="outline" loading={test.isPending} onClick={() => void tryIt()}>
          {texts.test}
        </Button>
        {server ? <RemoveButton /> : null}
      </div>
    </form>
  );
}

function RemoveButton() {
  const remove = useRemoveModelServer();
  const report = useReportProblem();
  return (
    <Button
      variant="ghost"
      loading={remove.isPending}
      onClick={() =>
        remove.mutate(undefined, {
          onSuccess: () => void toast.success(texts.removed),
          onError: report,
        })
      }
    >
      {texts.remove}
    </Button>
  );
}

function valuesOf(server: ModelServer | null): z.infer<typeof Fields> {
  return {
    base_url: server?.base_url ?? '',
    api_key: '',
    default_model: server?.default_model ?? '',
  };
}

function filledOnly({ base_url, api_key, default_model }: z.infer<typeof Fields>): ModelServerBody {
  return {
    base_url,
    ...(api_key === '' ? {} : { api_key }),
    ...(default_model === '' ? {} : { default_model }),
  };
}
