import type { ImportReport } from '@loam/contract';

/** For the gallery of dialogs and for tests. */
export const sampleReport: ImportReport = {
  shape: 'vite-react-router',
  package_manager: 'npm',
  react_major: 18,
  tailwind_major: 3,
  file_count: 132,
  locks: [
    { path: 'package-lock.json', package_manager: 'npm', state: 'out_of_step', is_kept: false },
    { path: 'bun.lock', package_manager: 'bun', state: 'usable', is_kept: true },
  ],
  backend: [
    { kind: 'hard_coded_url', path: 'src/integrations/client.ts', line: 5, value: 'https://abc.supabase.co' },
  ],
  migrations: ['supabase/migrations/1_start.sql'],
  functions: ['send-mail', 'checkout'],
  problems: [
    { code: 'lock_dropped', path: 'package-lock.json', detail: 'The lock file does not fit package.json.' },
    { code: 'hard_coded_backend', path: 'src/integrations/client.ts', detail: 'Line 5 names a backend.' },
    { code: 'hard_coded_backend', path: 'src/integrations/client.ts', detail: 'Line 6 names a backend.' },
    { code: 'environment_committed', path: '.env', detail: 'Settings are part of the source.' },
  ],
  problem_count: 4,
  left_out: ['node_modules/a/index.js', 'node_modules/b/index.js', 'dist/index.html'],
  left_out_count: 3,
};
