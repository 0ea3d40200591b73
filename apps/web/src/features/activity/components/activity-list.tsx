import { type ActivityEntry, ActivityKind, activityTexts, fillText, UserId } from '@loam/contract';
import {
  Button,
  EmptyState,
  RelativeTime,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  SkeletonText,
  toast,
} from '@loam/ui';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download, History } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { type ActivityFilter, activityQuery, type ActivityScope, saveActivity } from '../api.ts';
import { activityPanelTexts as words, kindLabels } from '../texts.data.ts';

/** Who did what, newest first, for those who manage people here. */
export function ActivityList({ scope }: { readonly scope: ActivityScope }) {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const api = useApi();
  const history = useInfiniteQuery({
    ...activityQuery(api, scope, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const entries = history.data?.pages.flatMap((page) => page.entries);
  const isFiltered = filter.kind !== undefined || filter.person !== undefined;
  return (
    <div className="flex flex-col gap-4">
      <Filters
        scope={scope}
        filter={filter}
        onChange={setFilter}
        people={history.data?.pages[0]?.people ?? []}
      />
      {history.isPending ? <SkeletonText lines={6} /> : null}
      {history.isError && !entries ? (
        <QueryError title={words.failed} error={history.error} onRetry={history.refetch} />
      ) : null}
      {entries?.length === 0 ? (
        <EmptyState icon={History} title={isFiltered ? words.noneTitle : words.emptyTitle}>
          {isFiltered ? words.noneText : words.emptyText}
        </EmptyState>
      ) : null}
      <ol aria-label={words.title} className="flex flex-col divide-y divide-border empty:hidden">
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} hasProject={scope.kind === 'workspace'} />
          </li>
        ))}
      </ol>
      <ShowMore query={history} />
    </div>
  );
}

function Entry({ entry, hasProject }: { readonly entry: ActivityEntry; readonly hasProject: boolean }) {
  const { kind, actor, subject, detail, project } = entry;
  const name = actor.name === '' ? words.installation : actor.name;
  return (
    <div className="flex items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 max-sm:flex-col">
      <p className="max-w-full min-w-0 text-sm break-words">
        {fillText(activityTexts[kind], { actor: name, subject, detail })}
        {hasProject && project !== null ? (
          <span className="text-muted-foreground"> · {project.name}</span>
        ) : null}
      </p>
      <p className="text-xs whitespace-nowrap text-muted-foreground">
        <RelativeTime value={entry.created_at} />
      </p>
    </div>
  );
}

interface FiltersProps {
  readonly scope: ActivityScope;
  readonly filter: ActivityFilter;
  readonly people: readonly { readonly id: UserId; readonly name: string }[];
  readonly onChange: (filter: ActivityFilter) => void;
}

const all = 'all';

function Filters({ scope, filter, people, onChange }: FiltersProps) {
  const api = useApi();
  const save = useMutation({
    mutationFn: () => saveActivity(api, scope, filter),
    onError: (error) => void toast.error(words.exportFailed, { description: shownProblem(error).message }),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        value={filter.person ?? all}
        onValueChange={(value) =>
          onChange({ ...filter, person: value === all ? undefined : UserId.parse(value) })
        }
      >
        <SelectTrigger aria-label={words.person} className="w-44 max-sm:w-full">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={all}>{words.everyone}</SelectItem>
          {people.map(({ id, name }) => (
            <SelectItem key={id} value={id}>
              {name}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <Select
        value={filter.kind ?? all}
        onValueChange={(value) =>
          onChange({ ...filter, kind: value === all ? undefined : ActivityKind.parse(value) })
        }
      >
        <SelectTrigger aria-label={words.kind} className="w-56 max-sm:w-full">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={all}>{words.everything}</SelectItem>
          {ActivityKind.options.map((kind) => (
            <SelectItem key={kind} value={kind}>
              {kindLabels[kind]}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      <Button
        size="sm"
        variant="outline"
        className="ml-auto"
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        <Download aria-hidden />
        {words.export}
      </Button>
    </div>
  );
}
