import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: { outDir: '../../.build/site', emptyOutDir: true, target: 'es2022' },
});
