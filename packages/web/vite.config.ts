import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulePages } from './build/rule-pages.js';
import { sprites } from './build/sprites.js';

export default defineConfig({
  base: './',
  plugins: [react(), sprites(), rulePages()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
});
