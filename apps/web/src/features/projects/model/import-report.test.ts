import { ImportProblem } from '@loam/contract';
import { expect, test } from 'vitest';
import { sampleReport } from './sample-report.data.ts';
import { reportFacts, reportNotes } from './import-report.ts';

test('the facts name the shape, the versions and the counts', () => {
  expect(reportFacts(sampleReport)).toEqual([
    'Vite with React Router',
    'React 18',
    'Tailwind 3',
    '132 files',
    '1 database migration',
    '2 functions',
  ]);
  const plain = {
    ...sampleReport,
    shape: 'static' as const,
    react_major: null,
    tailwind_major: null,
    file_count: 1,
  };
  expect(reportFacts({ ...plain, migrations: [], functions: [] })).toEqual(['Plain HTML', '1 file']);
});

test('findings of one kind are one note, each place once, what needs attention before what was mended', () => {
  expect(reportNotes(sampleReport).map(({ code, places }) => [code, places])).toEqual([
    ['backend', []],
    ['hard_coded_backend', [{ path: 'src/integrations/client.ts', reason: 'Lines 5, 6' }]],
    ['environment_committed', [{ path: '.env', reason: 'VITE_URL' }]],
    ['environment_missing', [{ path: 'src/map.tsx', reason: 'VITE_MAP_KEY, VITE_MAP_STYLE' }]],
    ['builder_script', [{ path: 'index.html', reason: 'https://cdn.gpteng.co/gptengineer.js' }]],
    ['lock_dropped', [{ path: 'package-lock.json', reason: 'bun.lock is followed instead.' }]],
    ['lock_converted', [{ path: 'bun.lock' }]],
    ['left_out', [{ path: 'node_modules/' }, { path: 'dist/' }]],
  ]);
});

test('what stands in the way comes first, and long lists are cut', () => {
  const problems = [
    ...Array.from({ length: 8 }, (_, index) => ({
      code: 'lfs_pointer' as const,
      path: `public/${index}.png`,
      detail: '',
    })),
    { code: 'no_manifest' as const, path: 'package.json', detail: '' },
  ];
  const plain = { ...sampleReport, problems, migrations: [], functions: [], left_out: [], left_out_count: 0 };
  const [first, second] = reportNotes(plain);

  expect(first).toMatchObject({ code: 'no_manifest', tone: 'blocking' });
  expect(second).toMatchObject({ code: 'lfs_pointer', morePlaces: 3 });
  expect(second?.places).toHaveLength(5);
});

test('nothing to say is an empty list', () => {
  const nothing = { problems: [], migrations: [], functions: [], left_out: [], left_out_count: 0 };
  expect(reportNotes({ ...sampleReport, ...nothing })).toEqual([]);
});

test.each(ImportProblem.shape.code.options)('%s has words', (code) => {
  const problems = [{ code, path: 'a', detail: 'b' }];
  const [note] = reportNotes({ ...sampleReport, problems, left_out: [], left_out_count: 0 });

  expect(note?.title.length).toBeGreaterThan(5);
  expect(note?.detail.length).toBeGreaterThan(10);
});
