import type { ActAs, BackendUser } from '@loam/contract';
import { Button, cn, Input, SegmentedControl } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';

/** Somebody to try things as; a person without an id is still to be chosen. */
export interface ActAsChoice {
  readonly kind: ActAs['kind'];
  readonly user?: { readonly id: string; readonly label: string } | undefined;
}

export function actAsOf({ kind, user }: ActAsChoice): ActAs | undefined {
  if (kind !== 'user') return { kind };
  return user && { kind, user_id: user.id };
}

const words = {
  anonymous: 'Anonymous',
  user: 'A person',
  service: 'Service key',
  search: 'Search by email, phone, or ID',
  people: 'People of the app',
  none: 'Nobody is found.',
  change: 'Change',
};

interface ActAsPickerProps {
  readonly projectId: string;
  readonly label: string;
  readonly value: ActAsChoice;
  readonly onChange: (value: ActAsChoice) => void;
}

export function ActAsPicker({ projectId, label, value, onChange }: ActAsPickerProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <SegmentedControl
        label={label}
        size="sm"
        value={value.kind}
        segments={[
          { value: 'anonymous', label: words.anonymous },
          { value: 'user', label: words.user },
          { value: 'service', label: words.service },
        ]}
        onValueChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind !== 'user' ? null : value.user === undefined ? (
        <PersonSearch projectId={projectId} onChoose={(user) => onChange({ kind: 'user', user })} />
      ) : (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <span className="truncate font-mono">{value.user.label}</span>
          <Button size="sm" variant="ghost" onClick={() => onChange({ kind: 'user' })}>
            {words.change}
          </Button>
        </p>
      )}
    </div>
  );
}

interface PersonSearchProps {
  readonly projectId: string;
  readonly onChoose: (user: { readonly id: string; readonly label: string }) => void;
}

const shownPeople = 8;

function PersonSearch({ projectId, onChoose }: PersonSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const api = useApi();
  const found = useQuery({
    queryKey: ['cloud', projectId, 'people', search],
    queryFn: ({ signal }) =>
      api.listBackendUsers({
        params: { projectId },
        query: { limit: shownPeople, offset: 0, ...(search === '' ? {} : { search }) },
        signal,
      }),
  });
  const people = found.data?.users ?? [];
  return (
    <div className="w-full max-w-sm">
      <Input
        type="search"
        inputSize="sm"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul aria-label={words.people} className="mt-1 rounded-md border border-border">
        {people.map((user) => (
          <li key={user.id} className="border-b border-border last:border-b-0">
            <button
              type="button"
              className={cn('w-full truncate px-2 py-1 text-left text-sm hover:bg-hover max-sm:py-2')}
              onClick={() => onChoose({ id: user.id, label: nameOf(user) })}
            >
              {nameOf(user)}
            </button>
          </li>
        ))}
        {people.length > 0 ? null : (
          <li role="status" className="px-2 py-1 text-sm text-muted-foreground">
            {found.isError ? shownProblem(found.error).message : found.isPending ? '…' : words.none}
          </li>
        )}
      </ul>
    </div>
  );
}

function nameOf(user: BackendUser): string {
  return user.email_data?.email ?? user.phone_data?.phone ?? user.display_name ?? user.id;
}
