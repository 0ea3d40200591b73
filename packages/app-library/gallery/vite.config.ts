import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const room = fileURLToPath(new URL('../', import.meta.url));
const roots = ['parts/src', 'example/src', '../template/project/src'];

/** `@/` leads to a part, to what a plan would have written, or to the template, in this order. */
function appFiles(): Plugin {
  return {
    name: 'app-files',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('@/')) return undefined;
      return roots
        .flatMap((root) => ['.ts', '.tsx'].map((end) => `${room}${root}${source.slice(1)}${end}`))
        .find((path) => existsSync(path));
    },
    // Without its faces, which are packages of an app that this repository does not have.
    transform(code, id) {
      if (!id.endsWith('/gallery.css')) return undefined;
      const theme = readFileSync(`${room}../template/project/src/index.css`, 'utf8');
      return theme.replaceAll(/@import "@fontsource[^"]+";/g, '') + code;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [appFiles(), react(), tailwindcss()],
  resolve: {
    alias: {
      'lucide-react': `${room}node_modules/lucide-react`,
      '@hookform/resolvers': `${room}node_modules/@hookform/resolvers`,
    },
  },
});
