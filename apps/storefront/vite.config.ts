import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { offlinePage } from './scripts/offline-page.ts';
import { screensFile } from './scripts/screens-file.ts';

/** Oldest browsers served; the stylesheet's `light-dark()` is rewritten for them. */
const target = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

const framework = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/;

/** What every page needs of our own, and what nearly every page shows: lists of products. */
const shop =
  /entry-client|parts[\\/](catalogue|favourites[\\/]favourite)|base[\\/](pictures|navigation[\\/]overlay|page[\\/]json-ld|session[\\/]user\.)|ui[\\/]src[\\/](badge|chip|price|picture|overlays[\\/]toast-queue)|useSuspenseQuery/;

/** A category and a part of one are one screen; filtering comes when it is asked for. */
const category = /features[\\/]category[\\/](?!filter-(sheet|texts)|taste)/;

/** The shops at its end come later. */
const home = /features[\\/]home[\\/](?!shop|sort-by|use-own)/;

/** A product is the same by itself and in a sheet, whose frame comes with the overlays. */
const product = /features[\\/]product[\\/](?!product-sheet)|parts[\\/]dish[\\/]choices/;

/** Crumbs that several screens share. */
const details =
  /ui[\\/]src[\\/]icons[\\/]panel-icons|base[\\/]api[\\/]feature-switches|domain[\\/]src[\\/]time(-format)?\.ts/;

const fetchCode = path.resolve(import.meta.dirname, 'src/base/loading/fetch-code.ts');

/**
 * Chunks bring nothing but code, since all styles are in one sheet: to fetch one is an import that is tried
 * again where the line was lost, and the helper that would look for its styles stays out of the first load.
 */
const plainImports: Plugin = {
  name: 'zanga:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { fetchCode as __vitePreload } from ${JSON.stringify(fetchCode)};`,
  },
};

/** A schema nobody asks for does nothing: it stays where it is declared. */
const treeshake = { manualPureFunctions: ['z'] };

/** One static bundle that starts from index.html, for the native wrapper. */
const native: UserConfig = {
  appType: 'spa',
  build: { outDir: 'dist/native', target, rolldownOptions: { treeshake } },
};

/** A hydrating client and the renderer that the server imports. */
const web: UserConfig = {
  appType: 'custom',
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The lists it keeps of every chunk's needs weigh more than the milliseconds they save.
        modulePreload: false,
        target,
        rolldownOptions: {
          treeshake,
          input: { 'entry-client': 'src/entry-client.tsx', sw: 'src/worker/service-worker.ts' },
          output: {
            // Few whole files compress better than many crumbs.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, tags: ['$initial'] },
                { name: 'shop', test: shop },
                { name: 'details', test: details },
                { name: 'category', test: category },
                { name: 'home', test: home },
                { name: 'product', test: product },
              ],
            },
            // A worker answers for the folder it lies in, under a name that never changes.
            entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
};

/** A setting as it stands in the code, where what is not set costs nothing. */
const text = (value: string | undefined) => (value ? JSON.stringify(value) : 'undefined');

export default defineConfig(({ mode }) => ({
  ...(mode === 'native' ? native : web),
  root: import.meta.dirname,
  base: '/',
  resolve: {
    // The same package without its stand-in for what React has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    plainImports,
    screensFile,
    offlinePage,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page rendered by the server needs no loader to come alive: loaders stay out of the first load.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwind(),
  ],
  define: {
    __NATIVE__: JSON.stringify(mode === 'native'),
    // The native app has no origin of its own: it calls this one.
    __SERVICE__: JSON.stringify(mode === 'native' ? process.env.SERVICE_URL : ''),
    // The same names that the platforms' own builds read (docs/mobile.md).
    __APP__: JSON.stringify({
      facebookAppId: process.env.FACEBOOK_APP_ID ?? '',
      facebookClientToken: process.env.FACEBOOK_CLIENT_TOKEN ?? '',
      merchantId: process.env.APPLE_MERCHANT_ID ?? 'merchant.it.zanga.app',
    }),
    // Where these screens run, when it is not simply the web (CON-5).
    '__SETTINGS__.domain': text(process.env.APP_DOMAIN),
    '__SETTINGS__.totem': text(process.env.TOTEM_SHOP),
    '__SETTINGS__.testMode': String(process.env.TEST_MODE === '1'),
    '__SETTINGS__.appView': String(process.env.FORCE_APP_VIEW === '1'),
  },
}));
