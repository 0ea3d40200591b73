import { zodResolver } from '@hookform/resolvers/zod';
import type { ModelServer } from '@loam/contract';
import { Banner, Button, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../shared/api-context.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { ModelServerFields } from '../../chat/components/model-server-fields.tsx';
import { bodyOf, ServerFields, valuesOf } from '../../chat/model/server-fields.ts';
import {
  modelServerQuery,
  useRemoveModelServer,
  useSaveModelServer,
  useTestModelServer,
} from '../model-server-api.ts';
import { adminTexts } from '../texts.data.ts';

const texts = adminTexts.models;

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
  const form = useForm({ resolver: zodResolver(ServerFields), defaultValues: valuesOf(server) });
  const error = save.error ?? test.error;
  const atServer = fieldProblems(error);
  const isGeneral = error !== null && Object.keys(atServer).length === 0;
  const tryIt = form.handleSubmit((fields) => {
    save.reset();
    test.mutate(bodyOf(fields), { onSuccess: () => void toast.success(texts.answers) });
  });
  const submit = form.handleSubmit((fields) => {
    test.reset();
    save.mutate(bodyOf(fields), { onSuccess: () => void toast.success(texts.saved) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-4">
      {isGeneral ? <Banner tone="danger">{shownProblem(error).message}</Banner> : null}
      <ModelServerFields
        form={form}
        atServer={atServer}
        address={{ hint: texts.addressHint, placeholder: 'http://127.0.0.1:1234/v1' }}
        hasKey={Boolean(server?.key_hint)}
      />
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
