import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    outDir: '../../.build/site',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // Compressing takes its time, and that is no news.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          // Whatever every page needs, in two files instead of thirty. React rarely changes: an update leaves it alone.
          groups: [
            { name: 'react', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'start', tags: ['$initial'] },
            // What the catalogues of all languages share.
            { name: 'language', test: /web.src.i18n.[\w-]+\.ts$|heaven-and-ale.vocabulary\.ts$/ },
          ],
        },
      },
    },
  },
});
