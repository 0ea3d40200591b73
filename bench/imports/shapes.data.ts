/** Two small apps in the shapes that exports of other builders have; the packages come from the registry. */
export interface ImportShape {
  readonly name: string;
  readonly shape: string;
  /** What the page says once it runs, and after the button was pressed. */
  readonly marker: string;
  readonly pressed: string;
  readonly files: Readonly<Record<string, string>>;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const tsconfig = json({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { '@/*': ['./src/*'] },
  },
  include: ['src'],
});

const viteReactRouter: ImportShape = {
  name: 'Vite 5, React 18, react-router, Tailwind 3, a tagging plugin',
  shape: 'vite-react-router',
  marker: 'Orchard ledger is open',
  pressed: 'Crates: 1',
  files: {
    'package.json': json({
      name: 'orchard-ledger',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', 'build:dev': 'vite build --mode development' },
      dependencies: { react: '^18.3.1', 'react-dom': '^18.3.1', 'react-router-dom': '^6.30.1' },
      devDependencies: {
        '@types/react': '^18.3.3',
        '@types/react-dom': '^18.3.0',
        '@vitejs/plugin-react-swc': '^3.11.0',
        autoprefixer: '^10.4.21',
        postcss: '^8.5.6',
        'tailwindcss-animate': '^1.0.7',
        tailwindcss: '^3.4.17',
        typescript: '^5.8.3',
        vite: '^5.4.19',
      },
    }),
    'vite.config.ts': `import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react-swc';
import path from 'node:path';

function componentTagger(): Plugin {
  return {
    name: 'component-tagger',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || id.includes('node_modules')) return null;
      const file = path.relative(process.cwd(), id);
      return code.replace(/<(main|button)(?=[\\s>])/g, (_, tag) => '<' + tag + ' data-component-file="' + file + '"');
    },
  };
}

export default defineConfig(({ mode }) => ({
  server: { host: '::', port: 8080 },
  plugins: [mode === 'development' && componentTagger(), react()].filter(Boolean),
  resolve: { alias: { '@': path.resolve(__dirname, './src') } },
}));
`,
    'tailwind.config.ts': `import type { Config } from 'tailwindcss';
import animate from 'tailwindcss-animate';

export default {
  darkMode: ['class'],
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: { extend: { colors: { orchard: 'hsl(var(--orchard))' } } },
  plugins: [animate],
} satisfies Config;
`,
    'postcss.config.js': 'export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n',
    'tsconfig.json': tsconfig,
    'index.html':
      '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Orchard</title></head>\n<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>\n',
    'src/main.tsx':
      "import { createRoot } from 'react-dom/client';\nimport App from './App.tsx';\nimport './index.css';\n\ncreateRoot(document.getElementById('root')!).render(<App />);\n",
    'src/index.css':
      '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n\n@layer base { :root { --orchard: 120 40% 30%; } body { @apply text-orchard; } }\n',
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    'src/App.tsx': `import { BrowserRouter, Route, Routes } from 'react-router-dom';
import Index from '@/pages/Index';

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Index />} />
        <Route path="*" element={<p>Nothing grows here</p>} />
      </Routes>
    </BrowserRouter>
  );
}
`,
    'src/pages/Index.tsx': `import { useState } from 'react';

export default function Index() {
  const [crates, setCrates] = useState(0);
  return (
    <main className="mt-[37px] flex flex-col">
      <h1>Orchard ledger is open</h1>
      <button onClick={() => setCrates(crates + 1)}>Crates: {crates}</button>
    </main>
  );
}
`,
  },
};

const startManifest = (more: Readonly<Record<string, string>> = {}) => ({
  name: 'harbour-board',
  private: true,
  type: 'module',
  scripts: { dev: 'vite dev', build: 'vite build' },
  dependencies: {
    '@tanstack/react-router': '^1.160.0',
    '@tanstack/react-start': '^1.160.0',
    react: '^19.2.0',
    'react-dom': '^19.2.0',
    ...more,
  },
  devDependencies: {
    '@tailwindcss/vite': '^4.1.0',
    '@types/react': '^19.2.0',
    '@types/react-dom': '^19.2.0',
    '@vitejs/plugin-react': '^6.0.0',
    tailwindcss: '^4.1.0',
    typescript: '^5.9.0',
    vite: '^8.0.0',
  },
});

const tanstackStart: ImportShape = {
  name: 'TanStack Start, React 19, Tailwind 4',
  shape: 'tanstack-start',
  marker: 'Harbour board is up',
  pressed: 'Ships: 1',
  files: {
    'package.json': json(startManifest()),
    'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: 3000 },
  plugins: [tailwindcss(), tanstackStart(), viteReact()],
});
`,
    'tsconfig.json': tsconfig,
    'src/styles.css': "@import 'tailwindcss';\n",
    'src/router.tsx': `import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';

export function getRouter() {
  return createRouter({ routeTree, scrollRestoration: true });
}
`,
    'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import styles from '../styles.css?url';

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { title: 'Harbour' }],
    links: [{ rel: 'stylesheet', href: styles }],
  }),
  component: Shell,
});

function Shell() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
`,
    'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

export const Route = createFileRoute('/')({ component: Board });

function Board() {
  const [ships, setShips] = useState(0);
  return (
    <main className="mt-[37px] flex flex-col">
      <h1>Harbour board is up</h1>
      <button onClick={() => setShips(ships + 1)}>Ships: {ships}</button>
    </main>
  );
}
`,
  },
};

/**
 * As builders export it for their own host: Nitro aimed at a platform of others, and a list of routes that is older than
 * the routes, so that the generator has to write it anew.
 */
const nitroStart: ImportShape = {
  ...tanstackStart,
  name: 'TanStack Start with Nitro for another host, and a route that is not in the list',
  files: {
    ...tanstackStart.files,
    'package.json': json(startManifest({ nitro: '3.0.260903-beta' })),
    'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { nitro } from 'nitro/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), tanstackStart(), nitro(), viteReact()],
  nitro: { preset: 'cloudflare-module' },
});
`,
    'src/routeTree.gen.ts': `import { Route as rootRouteImport } from './routes/__root'

export const routeTree = rootRouteImport
`,
  },
};

export const importShapes: readonly ImportShape[] = [viteReactRouter, tanstackStart, nitroStart];
