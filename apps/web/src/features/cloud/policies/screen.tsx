import { texts } from '@loam/contract';
import { SegmentedControl, Skeleton } from '@loam/ui';
import { useState } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useSchema } from '../schema/api.ts';
import { AccessTester } from './components/access-tester.tsx';
import { PolicyList } from './components/policy-list.tsx';
import { policyWords } from './texts.data.ts';

type Tab = keyof typeof policyWords.tabs;

/** Who may read and change which rows, and what somebody would get. */
export function PoliciesScreen({ project, params }: ScreenProps) {
  const [tab, setTab] = useState<Tab>('policies');
  const [table, setTable] = useState(params['table']);
  const schema = useSchema(project.id);
  if (schema.data === undefined) {
    return schema.isError ? (
      <QueryError
        title={texts.database.policiesFailed}
        error={schema.error}
        onRetry={schema.refetch}
        isRetrying={schema.isFetching}
      />
    ) : (
      <div aria-busy className="flex flex-col gap-3 p-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    );
  }
  const shared = { project, schema: schema.data, table, onTable: setTable };
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-4 p-4">
        <SegmentedControl
          label={policyWords.tab}
          value={tab}
          segments={[
            { value: 'policies', label: policyWords.tabs.policies },
            { value: 'tester', label: policyWords.tabs.tester },
          ]}
          onValueChange={setTab}
          className="self-start"
        />
        {tab === 'policies' ? <PolicyList {...shared} /> : <AccessTester {...shared} />}
      </div>
    </div>
  );
}
