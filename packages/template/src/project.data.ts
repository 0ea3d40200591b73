/** Why a file of a project is not simply the user's. */
export type OwnedFile = {
  readonly path: string;
  /**
   * `replaced`: the platform may write its own version at any time.
   * `managed`: changed only through the platform (adding a dependency, changing the database).
   */
  readonly kind: 'replaced' | 'managed';
};

/** A project that brings its own version of a replaced file is run with that version, in the slower engine. */
export const OWNED_FILES: readonly OwnedFile[] = [
  { path: '.npmrc', kind: 'replaced' },
  { path: 'tsconfig.app.json', kind: 'replaced' },
  { path: 'tsconfig.json', kind: 'replaced' },
  { path: 'tsconfig.node.json', kind: 'replaced' },
  { path: 'vite.config.ts', kind: 'replaced' },
  { path: 'package-lock.json', kind: 'managed' },
  { path: 'src/integrations/supabase/client.ts', kind: 'managed' },
  { path: 'src/integrations/supabase/types.ts', kind: 'managed' },
];

/** Dependencies that hold styles and fonts alone: nothing in them can be bundled as a module. */
export const STYLE_PACKAGES: readonly string[] = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource-variable/nunito',
  '@fontsource-variable/source-serif-4',
];

/** Entries of dependencies that are imported by a deeper path; the bundler does not guess them. */
export const DEEP_ENTRIES: readonly string[] = [
  '@hookform/resolvers/zod',
  'date-fns/locale',
  'react-day-picker/locale',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];
