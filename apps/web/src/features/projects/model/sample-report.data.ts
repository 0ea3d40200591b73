import type { ImportReport } from '@loam/contract';

/** For the gallery of dialogs and for tests. */
export const sampleReport: ImportReport = {
  shape: 'vite-react-router',
  package_manager: 'npm',
  react_major: 18,
  tailwind_major: 3,
  file_count: 132,
  locks: [
    { path: 'package-lock.json', package_manager: 'npm', state: 'out_of_step', use: 'dropped' },
    { path: 'bun.lock', package_manager: 'bun', state: 'usable', use: 'converted' },
  ],
  backend: [
    { kind: 'hard_coded_url', path: 'src/integrations/client.ts', line: 5, value: 'https://abc.supabase.co' },
  ],
  migrations: ['supabase/migrations/1_start.sql'],
  functions: ['send-mail', 'checkout'],
  problems: [
    { code: 'lock_dropped', path: 'package-lock.json', detail: 'bun.lock is followed instead.' },
    { code: 'lock_converted', path: 'bun.lock', detail: 'The same versions are installed.' },
    { code: 'hard_coded_backend', path: 'src/integrations/client.ts', detail: 'Lines 5, 6' },
    { code: 'environment_committed', path: '.env', detail: 'VITE_URL' },
    { code: 'environment_missing', path: 'src/map.tsx', detail: 'VITE_MAP_KEY' },
    { code: 'environment_missing', path: 'src/map.tsx', detail: 'VITE_MAP_STYLE' },
    { code: 'builder_script', path: 'index.html', detail: 'https://cdn.gpteng.co/gptengineer.js' },
  ],
  problem_count: 7,
  left_out: ['node_modules/a/index.js', 'node_modules/b/index.js', 'dist/index.html'],
  left_out_count: 3,
};
