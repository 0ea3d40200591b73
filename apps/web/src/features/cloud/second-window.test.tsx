import { ApiProblem, ApiUnreachable } from '@loam/client';
import { Backend, BackendTable, Project } from '@loam/contract';
import { TooltipProvider } from '@loam/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiProvider } from '../../shared/api-context.tsx';
import { sampleApi, samplePane } from '../chat/sample-pane.fixture.ts';
import type { ScreenProps } from './console/screen.ts';
import { EditForm } from './database/components/edit-form.tsx';
import { TableScreen } from './database/components/table-screen.tsx';
import { meanwhileOf } from './database/model/meanwhile.ts';
import { sampleColumn } from './database/sample-column.fixture.ts';
import { databaseWords } from './database/texts.data.ts';
import { FunctionDetail } from './functions/components/function-detail.tsx';
import { functionWords } from './functions/texts.data.ts';

const project = Project.parse({ ...samplePane.project, permissions: ['EditBackend'] });
const projectId = project.id;
const backend = Backend.parse({
  ref: 'abcdefghijklmnopqrst',
  url: 'http://abcdefghijklmnopqrst.cloud.localhost',
  publishable_key: null,
  status: 'OK',
  instance_type: 'xs',
  restores_backup: false,
  created_at: null,
  is_idle_paused: false,
  restorable_until: null,
  offers_ai: true,
  unavailable_reason: null,
});
const screen: ScreenProps = {
  project,
  backend,
  params: {},
  isShown: true,
  push: () => {},
  back: () => {},
  reset: () => {},
  has: () => true,
};

const trees = BackendTable.parse({
  id: 1,
  schema: 'public',
  name: 'trees',
  kind: 'table',
  live_rows_estimate: 1,
  size_bytes: 1,
  has_row_security: true,
  columns: [sampleColumn('integer', { name: 'id' }), sampleColumn('text', { name: 'name' })],
  primary_keys: [{ name: 'id' }],
  row_key: ['id'],
  is_realtime: false,
  foreign_keys: [],
  indexes: [],
  triggers: [],
});

const notFound = new ApiProblem({ status: 404, code: 'not_found', detail: 'Not found.', traceId: 't' });
const lost = new ApiUnreachable('network', '');

interface Known {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  /** Of the last question; what was known before stays. */
  readonly error?: Error;
}

/** What a window shows that knows this, without its tags. */
function read(node: ReactNode, known: readonly Known[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const { key, data, error } of known) {
    const query = client.getQueryCache().build(client, { queryKey: ['cloud', projectId, ...key] });
    if (data !== undefined) query.setData(data);
    if (error) query.setState({ error, status: 'error', fetchStatus: 'idle', errorUpdateCount: 1 });
  }
  return renderToStaticMarkup(
    <ApiProvider api={sampleApi}>
      <QueryClientProvider client={client}>
        <TooltipProvider>{node}</TooltipProvider>
      </QueryClientProvider>
    </ApiProvider>,
  ).replaceAll('&#x27;', "'");
}

describe('a row that somebody else changes or deletes while its form is open', () => {
  const form = (
    <EditForm
      tableRef={{ projectId, table: 'trees' }}
      table={trees}
      row={['7', 'Oak']}
      onDirty={() => {}}
      onClose={() => {}}
      onLeave={() => {}}
    />
  );
  const row = { key: ['table', 'trees', 'row', '7'], data: ['7', 'Oak'] };

  test('is told apart from one that nobody touched', () => {
    expect(meanwhileOf(['7', null], ['7', null], false)).toBeUndefined();
    expect(meanwhileOf(['7', null], ['7', 'Ash'], false)).toBe('changed');
    expect(meanwhileOf(['7', 'Oak'], ['7', 'Oak'], true)).toBe('gone');
  });

  test('leaves the form with its values where it is gone, and says so', () => {
    const shown = read(form, [{ ...row, error: notFound }]);
    expect(shown).toContain(databaseWords.goneMeanwhile);
    expect(shown).toContain('>Oak</textarea>');
  });

  test('is not called gone by a lost connection, whether the form was open or not', () => {
    const open = read(form, [{ ...row, error: lost }]);
    expect(open).toContain('>Oak</textarea>');
    expect(open).not.toContain('role="alert"');
    const closed = read(form, [{ key: row.key, error: lost }]);
    expect(closed).toContain('Connection Error');
    expect(closed).not.toContain(databaseWords.missing);
    expect(read(form, [{ key: row.key, error: notFound }])).toContain(databaseWords.missing);
  });
});

describe('a table that somebody else drops', () => {
  const table = { key: ['table', 'trees'], data: trees };
  const body = { filters: [], size: 50, step: 'first' };
  const rows = {
    key: ['table', 'trees', 'rows', body],
    data: { rows: [['7', 'Oak']], has_previous: false, has_next: false, first: null, last: null },
  };

  test('is told instead of its rows', () => {
    const shown = read(<TableScreen {...screen} table="trees" />, [{ ...table, error: notFound }, rows]);
    expect(shown).toContain(databaseWords.tableGone);
    expect(shown).not.toContain('Oak');
  });

  test('is not called gone by a lost connection: its rows stay, and are said to be old', () => {
    const shown = read(<TableScreen {...screen} table="trees" />, [
      { ...table, error: lost },
      { ...rows, error: lost },
    ]);
    expect(shown).not.toContain(databaseWords.tableGone);
    expect(shown).toContain('Oak');
    expect(shown).toContain(databaseWords.outdated);
    expect(read(<TableScreen {...screen} table="trees" />, [{ key: table.key, error: lost }])).toContain(
      'Connection Error',
    );
  });
});

describe('a function that somebody else removes', () => {
  const greet = { id: 'f1', slug: 'greet', name: 'greet', status: 'ACTIVE', version: 1, updated_at: 0 };
  const list = (data: unknown, error?: Error) => [
    { key: ['functions', 'list'], data, ...(error && { error }) },
  ];
  const detail = <FunctionDetail {...screen} slug="greet" />;
  const gone = functionWords.gone.replace('{name}', 'greet');

  test('is told by its name', () => {
    expect(read(detail, list([greet]))).not.toContain(gone);
    expect(read(detail, list([]))).toContain(gone);
  });

  test('is not called gone by a lost connection', () => {
    const open = read(detail, list([greet], lost));
    expect(open).toContain('View Logs');
    expect(open).not.toContain('role="alert"');
    const closed = read(detail, list(undefined, lost));
    expect(closed).toContain('Error loading functions');
    expect(closed).not.toContain(gone);
  });
});
