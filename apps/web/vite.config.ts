import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2024',
    sourcemap: true,
    chunkSizeWarningLimit: 700,
  },
  // The formatter's languages are loaded one by one.
  worker: { format: 'es' },
  server: { strictPort: true, allowedHosts: ['.localhost'] },
});
