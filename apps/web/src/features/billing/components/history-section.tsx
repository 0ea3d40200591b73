import type { LedgerAccount, LedgerEntry, WorkspaceId } from '@loam/contract';
import {
  cn,
  RelativeTime,
  SegmentedControl,
  SkeletonText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { historyQuery } from '../api.ts';
import { formatSignedCredits } from '../model/format-credits.ts';
import { planTexts } from '../texts.data.ts';

type Shown = LedgerAccount | 'all';

const accounts = [
  { value: 'all', label: planTexts.accounts.all },
  { value: 'credits', label: planTexts.accounts.credits },
  { value: 'balance', label: planTexts.accounts.balance },
] as const;

export function HistorySection({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const [shown, setShown] = useState<Shown>('all');
  const history = useInfiniteQuery({
    ...historyQuery(useApi(), workspaceId, shown === 'all' ? undefined : shown),
    placeholderData: keepPreviousData,
  });
  const entries = history.data?.pages.flatMap((page) => page.entries);
  return (
    <SettingsSection
      title={planTexts.history}
      description={planTexts.historyText}
      aside={
        <SegmentedControl
          label={planTexts.history}
          segments={accounts}
          value={shown}
          onValueChange={setShown}
          size="sm"
        />
      }
    >
      {history.isPending ? <SkeletonText lines={4} /> : null}
      {history.isError && !entries ? (
        <QueryError title={planTexts.historyFailed} error={history.error} onRetry={history.refetch} />
      ) : null}
      {entries?.length === 0 ? (
        <p className="text-sm text-muted-foreground">{planTexts.historyEmpty}</p>
      ) : null}
      {entries && entries.length > 0 ? (
        <HistoryTable entries={entries} isStale={history.isPlaceholderData} />
      ) : null}
      <ShowMore query={history} />
    </SettingsSection>
  );
}

interface HistoryTableProps {
  readonly entries: readonly LedgerEntry[];
  readonly isStale: boolean;
}

function HistoryTable({ entries, isStale }: HistoryTableProps) {
  const { columns } = planTexts;
  return (
    <div className={cn('rounded-lg border border-border', isStale && 'opacity-60')}>
      <Table label={planTexts.history}>
        <TableHeader>
          <TableRow>
            <TableHead>{columns.what}</TableHead>
            <TableHead className="max-sm:hidden">{columns.account}</TableHead>
            <TableHead>{columns.when}</TableHead>
            <TableHead className="text-right">{columns.amount}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell>{entry.note === '' ? planTexts.kinds[entry.kind] : entry.note}</TableCell>
              <TableCell className="text-muted-foreground max-sm:hidden">
                {planTexts.accounts[entry.account]}
              </TableCell>
              <TableCell className="whitespace-nowrap text-muted-foreground">
                <RelativeTime value={entry.created_at} />
              </TableCell>
              <TableCell
                className={cn('text-right tabular-nums', entry.amount > 0 && 'font-medium text-success')}
              >
                {formatSignedCredits(entry.amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
