import { type AccessTry, type AccessVerdict, cloudLimits, fillText } from '@loam/contract';
import {
  Badge,
  Card,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type Tone,
} from '@loam/ui';
import { useState } from 'react';
import { QueryError } from '../../../../shared/query-error.tsx';
import { type ActAsChoice, actAsOf, ActAsPicker } from '../../act-as/act-as-picker.tsx';
import { plainValue } from '../../grid/plain-value.ts';
import { useAccessTry } from '../api.ts';
import { tableKey } from '../model/filter-policies.ts';
import { policyWords } from '../texts.data.ts';
import type { PolicyListProps } from './policy-list.tsx';
import { TablePicker } from './table-picker.tsx';

const words = policyWords.tester;

/** Somebody and a table: which rows they would get, and what else they may do. */
export function AccessTester({ project, schema, table, onTable }: PolicyListProps) {
  const [as, setAs] = useState<ActAsChoice>({ kind: 'anonymous' });
  const tables = schema.tables.filter(({ kind }) => kind === 'table');
  const chosen = tables.find((one) => tableKey(one) === table) ?? tables[0];
  const who = actAsOf(as);
  const tried = useAccessTry(
    project.id,
    who && chosen && { as: who, schema: chosen.schema, table: chosen.name },
  );
  return (
    <>
      <p className="text-sm text-muted-foreground">{words.detail}</p>
      <div className="flex flex-wrap items-start gap-3">
        <TablePicker tables={tables.map(tableKey)} table={chosen && tableKey(chosen)} onTable={onTable} />
        <ActAsPicker projectId={project.id} label={words.as} value={as} onChange={setAs} />
      </div>
      {chosen === undefined ? (
        <p className="text-sm text-muted-foreground">{policyWords.noTables}</p>
      ) : who === undefined ? (
        <p className="text-sm text-muted-foreground">{words.choose}</p>
      ) : tried.isError ? (
        <QueryError
          title={words.failed}
          error={tried.error}
          onRetry={tried.refetch}
          isRetrying={tried.isFetching}
        />
      ) : tried.data ? (
        <Tried tried={tried.data} />
      ) : (
        <Skeleton aria-busy className="h-48" />
      )}
    </>
  );
}

function Tried({ tried }: { readonly tried: AccessTry }) {
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 @3xl:grid-cols-4">
        {tried.verdicts.map((verdict) => (
          <li key={verdict.command}>
            <Verdict verdict={verdict} tried={tried} />
          </li>
        ))}
      </ul>
      <section aria-label={words.rows} className="flex flex-col gap-2">
        <h3 className="text-sm font-medium">{words.rows}</h3>
        {tried.rows.length === 0 ? (
          <p className="text-sm text-muted-foreground">{words.noRows}</p>
        ) : (
          <Rows tried={tried} />
        )}
      </section>
    </>
  );
}

const tones: Readonly<Record<AccessVerdict['outcome'], Tone>> = {
  all: 'success',
  some: 'info',
  none: 'neutral',
  depends: 'info',
  unknown: 'warning',
};

function Verdict({ verdict, tried }: { readonly verdict: AccessVerdict; readonly tried: AccessTry }) {
  const { command, outcome, rows, reason, message } = verdict;
  const count = (n: number) =>
    n >= tried.count_limit ? fillText(words.many, { n: n.toLocaleString('en') }) : n.toLocaleString('en');
  return (
    <Card className="flex h-full flex-col gap-1 px-3 py-2">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-medium">{policyWords.commands[command]}</span>
        <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
      </div>
      {rows === null ? null : (
        <p className="text-sm tabular-nums">
          {fillText(words.of, { n: count(rows), total: count(tried.total) })}
        </p>
      )}
      <p className="text-xs text-muted-foreground">{message ?? words.reasons[reason]}</p>
    </Card>
  );
}

function Rows({ tried }: { readonly tried: AccessTry }) {
  return (
    <>
      <div className="rounded-lg border border-border bg-surface">
        <Table label={words.rows}>
          <TableHeader>
            <TableRow>
              {tried.columns.map(({ name }) => (
                <TableHead key={name}>{name}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {tried.rows.map((row, index) => (
              <TableRow key={index}>
                {row.map((value, at) => (
                  <TableCell key={at} className="h-8 max-w-64 truncate py-1 font-mono text-xs">
                    {plainValue(tried.columns[at]?.type, value) ?? (
                      <span className="text-muted-foreground">NULL</span>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      {tried.rows.length < cloudLimits.accessRows ? null : (
        <p className="text-xs text-muted-foreground">
          {fillText(words.shownRows, { n: String(cloudLimits.accessRows) })}
        </p>
      )}
    </>
  );
}
