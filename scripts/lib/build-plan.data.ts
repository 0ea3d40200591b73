export type BuildPart = {
  readonly name: 'web' | 'preview script' | 'server';
  readonly entry: string;
  readonly output: string;
  /** Files and folders whose content decides whether the output is stale. */
  readonly sources: readonly string[];
};

const SHARED = [
  'package-lock.json',
  'scripts/lib',
  'tsconfig.base.json',
  'bundling.data.ts',
  'browser-places.data.ts',
  'prepared-place.data.ts',
];

export const BUILD_PARTS: readonly BuildPart[] = [
  {
    name: 'web',
    entry: 'apps/web/index.html',
    output: 'apps/web/dist/index.html',
    sources: [...SHARED, 'apps/web', 'packages/ui', 'packages/client', 'packages/contract'],
  },
  {
    name: 'preview script',
    entry: 'packages/preview-script/src/main.ts',
    output: 'packages/preview-script/dist/preview-script.js',
    sources: [...SHARED, 'packages/preview-script'],
  },
  {
    name: 'server',
    entry: 'apps/loam/src/main.ts',
    output: 'apps/loam/dist/main.js',
    sources: [...SHARED, 'apps/loam', 'apps/server', 'apps/edge', 'packages'],
  },
];
