import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One static bundle beneath `/gestione`; what staff see is drawn in their browsers alone. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/gestione/',
  build: {
    outDir: 'dist',
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: { polyfill: false },
    // A data: address would be refused by the content policy.
    assetsInlineLimit: 0,
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
    tailwind(),
  ],
});
