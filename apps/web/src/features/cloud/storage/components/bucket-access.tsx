import { BucketPolicyTemplate } from '@loam/contract';
import { Badge, Button, CodeBlock, RadioCards, Skeleton, toast } from '@loam/ui';
import { useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { type BucketPlace, useBucketPolicies, useSecureBucket } from '../api.ts';
import { DropPolicy } from '../../database/structure/components/drop-policy.tsx';
import { storageWords } from '../texts.data.ts';

const options = BucketPolicyTemplate.options.map((value) => ({
  value,
  title: storageWords.templates[value].title,
  description: storageWords.templates[value].detail,
}));

/** The policies of a bucket, and new ones by templates that show what they run. */
export function BucketAccess(place: BucketPlace) {
  const policies = useBucketPolicies(place);
  const secure = useSecureBucket(place);
  const [template, setTemplate] = useState<BucketPolicyTemplate>();
  const onError = useReportProblem();
  const choose = (next: BucketPolicyTemplate) => {
    setTemplate(next);
    secure.mutate({ template: next, apply: false }, { onError });
  };
  const apply = () => {
    if (template === undefined) return;
    secure.mutate(
      { template, apply: true },
      {
        onError,
        onSuccess: () => {
          toast.success(storageWords.applied);
          setTemplate(undefined);
        },
      },
    );
  };
  return (
    <section aria-label={storageWords.policies} className="flex flex-col gap-3 border-t border-border pt-4">
      <div>
        <h3 className="text-md font-semibold">{storageWords.policies}</h3>
        <p className="text-sm text-muted-foreground">{storageWords.policiesDetail}</p>
      </div>
      {policies.data === undefined ? (
        policies.isError ? (
          <ErrorPanel
            title={storageWords.policiesFailed}
            error={policies.error}
            onRetry={policies.refetch}
            isRetrying={policies.isFetching}
          />
        ) : (
          <Skeleton className="h-8" />
        )
      ) : policies.data.length === 0 ? (
        <p className="text-sm text-muted-foreground">{storageWords.noPolicies}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {policies.data.map(({ name, command, roles }) => (
            <li key={name} className="flex flex-wrap items-center gap-1.5">
              {name}
              <Badge variant="outline">{command}</Badge>
              <Badge variant="outline">{roles.join(', ')}</Badge>
              <DropPolicy projectId={place.projectId} schema="storage" table="objects" name={name} />
            </li>
          ))}
        </ul>
      )}
      <RadioCards
        label={storageWords.addPolicy}
        options={options}
        value={template ?? ''}
        onValueChange={(next) => next !== '' && choose(next)}
      />
      {template !== undefined && secure.data?.is_applied === false ? (
        <>
          <p className="text-sm text-muted-foreground">{storageWords.willRun}</p>
          <CodeBlock code={secure.data.sql} wrap />
          <div>
            <Button variant="primary" loading={secure.isPending} onClick={apply}>
              {storageWords.apply}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
