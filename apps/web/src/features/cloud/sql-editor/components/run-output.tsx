import { cloudLimits, fillText, type SqlFailure, type SqlResult } from '@loam/contract';
import { Button, EmptyState, SegmentedControl, Spinner, toast } from '@loam/ui';
import { CircleAlert, FileClock, MessageCircleQuestion, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { putIntoChat } from '../../../chat/put-into-chat.ts';
import type { SqlDone, useRunSql } from '../api.ts';
import { readPlan } from '../model/explain-tree.ts';
import { lineAt, resultForChat } from '../model/query-text.ts';
import { sqlWords } from '../texts.data.ts';
import { PlanTree } from './plan-tree.tsx';
import { ResultGrid } from './result-grid.tsx';

interface RunOutputProps {
  readonly projectId: string;
  readonly run: ReturnType<typeof useRunSql>['run'];
}

export function RunOutput({ projectId, run }: RunOutputProps) {
  if (run.isPending) {
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner label={sqlWords.run} className="size-5 text-muted-foreground" />
      </div>
    );
  }
  if (run.isError) {
    return (
      <p role="alert" className="p-4 text-sm text-danger">
        {sqlWords.problem}: {shownProblem(run.error).message}
      </p>
    );
  }
  if (run.data === undefined) return <EmptyState icon={SquareTerminal} title={sqlWords.ready} />;
  return <Done key={run.submittedAt} projectId={projectId} done={run.data} />;
}

function Done({ projectId, done }: { readonly projectId: string; readonly done: SqlDone }) {
  const { results, failure, wish } = done;
  const [at, setAt] = useState(() => String(Math.max(0, results.length - 1)));
  const result = results[Number(at)];
  return (
    <>
      {failure === null ? null : <Failure failure={failure} sql={wish.sql} />}
      {failure === null && wish.isWriting ? <WhatWasSaved done={done} /> : null}
      {results.length < 2 ? null : (
        <SegmentedControl
          label={sqlWords.results}
          size="sm"
          value={at}
          segments={results.map(({ command }, index) => ({
            value: String(index),
            label: `${index + 1} ${command}`,
          }))}
          onValueChange={setAt}
          className="m-2 self-start overflow-x-auto"
        />
      )}
      {result === undefined ? null : <OneResult projectId={projectId} result={result} sql={wish.sql} />}
    </>
  );
}

/** Whether others get the change with the project's files. */
function WhatWasSaved({ done: { migration, results } }: { readonly done: SqlDone }) {
  const isRowsOnly = migration === null && results.some(({ command }) => rowCommands.has(command));
  if (migration === null && !isRowsOnly) return null;
  const text =
    migration === null
      ? sqlWords.rowsOnly
      : fillText(migration.edit_id === null ? sqlWords.notSaved : sqlWords.migrated, {
          name: migration.name,
        });
  return (
    <p className="flex items-start gap-2 border-b border-border bg-surface-sunken px-3 py-2 text-xs text-muted-foreground">
      <FileClock aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{text}</span>
    </p>
  );
}

const rowCommands: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE', 'TRUNCATE', 'COPY']);

interface OneResultProps {
  readonly projectId: string;
  readonly result: SqlResult;
  readonly sql: string;
}

function OneResult({ projectId, result, sql }: OneResultProps) {
  const plan = result.command === 'EXPLAIN' ? readPlan(result.rows[0]?.[0] ?? '') : undefined;
  const ask = () => {
    putIntoChat(projectId, resultForChat(sql, result));
    toast.success(sqlWords.asked);
  };
  return (
    <>
      {plan === undefined ? (
        result.columns.length === 0 ? (
          <p className="flex-1 p-4 text-sm">{fillText(sqlWords.done, { command: result.command })}</p>
        ) : (
          <ResultGrid result={result} />
        )
      ) : (
        <PlanTree root={plan} />
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-3 py-1.5 text-xs text-muted-foreground">
        <span role="status" className="tabular-nums">
          {countWords(result)} · {fillText(sqlWords.took, { n: result.duration_ms.toFixed(0) })}
        </span>
        <Button size="sm" variant="ghost" className="ms-auto" onClick={ask}>
          <MessageCircleQuestion aria-hidden />
          {sqlWords.ask}
        </Button>
      </footer>
    </>
  );
}

function countWords({ row_count: count, is_cut: isCut, rows }: SqlResult): string {
  if (isCut)
    return fillText(sqlWords.cut, { n: Math.min(rows.length, cloudLimits.sqlRows).toLocaleString('en') });
  const n = count ?? rows.length;
  return n === 1 ? sqlWords.row : fillText(sqlWords.rows, { n: n.toLocaleString('en') });
}

const cancelledCode = '57014';

function Failure({ failure, sql }: { readonly failure: SqlFailure; readonly sql: string }) {
  const isCancelled = failure.code === cancelledCode && /user request/.test(failure.message);
  return (
    <div
      role="alert"
      className="m-3 flex items-start gap-2 rounded-md bg-danger-subtle p-3 text-sm text-danger-subtle-foreground"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{isCancelled ? sqlWords.cancelled : sqlWords.failed}</p>
        {isCancelled ? null : (
          <p className="font-mono text-xs break-words whitespace-pre-wrap">
            {failure.at === null
              ? ''
              : `${fillText(sqlWords.line, { line: String(lineAt(sql, failure.at)) })}: `}
            {failure.message} {failure.code === null ? '' : `(${failure.code})`}
          </p>
        )}
        {failure.detail === null ? null : <p className="text-xs">{failure.detail}</p>}
        {failure.hint === null ? null : (
          <p className="text-xs">
            {sqlWords.hint}: {failure.hint}
          </p>
        )}
      </div>
    </div>
  );
}
