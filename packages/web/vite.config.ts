import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { previews } from './build/previews.ts';

const wordsOf = (path: string): string => `words-${/i18n[\\/](\w\w)/.exec(path)?.[1]}`;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), previews(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    outDir: '../../.build/site',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // Compressing takes a while; no warnings about slow plugins.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          // Whatever every page needs, in two files instead of thirty. React rarely changes: an update leaves it alone.
          groups: [
            { name: 'react', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'start', tags: ['$initial'] },
            // What the catalogues of all languages share.
            { name: 'language', test: /web.src.(?:i18n.[\w-]+|log.names)\.ts$/ },
            // The words of the client in one language: those of the games build on them. Pages to learn from load theirs.
            { name: wordsOf, test: /i18n[\\/]\w\w[\\/](?!(?:daily|explore|lessons|puzzles)\.)\w+\.ts$/ },
          ],
        },
      },
    },
  },
});
