import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './tools/src/compressed.js';
import { rulePages } from './tools/src/rule-pages.js';
import { sprites } from './tools/src/sprites.js';

export default defineConfig({
  base: './',
  plugins: [react(), sprites(), rulePages(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
});
