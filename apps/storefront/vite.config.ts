import path from 'node:path';
import tailwind from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import appBrand from '../mobile/brand.json' with { type: 'json' };
import { chunks } from './scripts/chunks.ts';
import { codeManifest } from './scripts/code-manifest.ts';
import { offlinePage } from './scripts/offline-page.ts';
import { screensFile } from './scripts/screens-file.ts';

/** Oldest browsers served; the stylesheet's `light-dark()` is rewritten for them. */
const target = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

/** Routes with hardly more than a title: one file for all, because each name costs every first load a few bytes. */
const small: ReadonlySet<string> = new Set([
  ...['/c/$code', '/share/coupons', '/coupons/', '/coupons/$coupon', '/favorites', '/reviews'],
  ...['/password/reset/$token', '/notifications/unsubscribe/$user/$signature', '/registration/telephone'],
  ...['/wrong-app-version', '/app-download', '/account/badge', '/cinema/ticket/burn/$ticket'],
]);

const fetchCode = path.resolve(import.meta.dirname, 'src/base/loading/fetch-code.ts');

/** Vite's module that every dynamic import of a build goes through. */
const importHelper = '\0vite/preload-helper.js';

/**
 * Sends every dynamic import through `fetchCode`, which tries again after a lost connection. Vite's helper would first
 * look for styles; all styles are in one sheet, and without that code the first load is half a KB smaller. Vite has no
 * option for it (docs/decisions/first-load.md); if the module's name changes, `first-load.test.mjs` fails.
 */
const retriedImports: Plugin = {
  name: 'zanga:retried-imports',
  enforce: 'pre',
  load: (id) =>
    id === importHelper
      ? `export { fetchCode as __vitePreload } from ${JSON.stringify(fetchCode)};`
      : undefined,
};

/** An unused schema has no effects: the bundler may drop it. */
const treeshake = { manualPureFunctions: ['z'] };

/** A static bundle that starts from index.html, for the native wrapper. */
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
        // Vite's lists of each chunk's needs weigh more than the milliseconds they save.
        modulePreload: false,
        target,
        rolldownOptions: {
          treeshake,
          input: { 'entry-client': 'src/entry-client.tsx', sw: 'src/worker/service-worker.ts' },
          output: {
            codeSplitting: { groups: chunks },
            // A worker controls the folder it lies in, under a fixed name.
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

/** A setting as source text, so that an unset one is dropped from the bundle. */
const text = (value: string | undefined) => (value ? JSON.stringify(value) : 'undefined');

/** Id of the app's brand; an app with a wrong one would show an empty shop. */
const brand = (value: string | undefined) => {
  if (value && !/^[1-9]\d{0,8}$/.test(value)) throw new Error(`BRAND_ID is no brand’s id: ${value}`);
  return value || 'undefined';
};

export default defineConfig(({ mode }) => ({
  ...(mode === 'native' ? native : web),
  root: import.meta.dirname,
  base: '/',
  resolve: {
    // The package's version without its shim for `useSyncExternalStore`, which React has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    retriedImports,
    screensFile,
    mode !== 'native' && codeManifest,
    offlinePage,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A server-rendered page hydrates without its loader: loaders stay out of the first load.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
        splitBehavior: ({ routeId }) =>
          small.has(routeId)
            ? [['component', 'loader'], ['errorComponent'], ['notFoundComponent']]
            : undefined,
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
      merchantId: process.env.APPLE_MERCHANT_ID ?? `merchant.${appBrand.id}`,
      id: appBrand.id,
    }),
    // Settings of a special place for these screens, other than the web (CON-5).
    // The app's name until the service answers; the platforms' own builds read the same one (docs/mobile.md).
    '__SETTINGS__.name': text(mode === 'native' ? appBrand.name : undefined),
    '__SETTINGS__.brandId': brand(mode === 'native' ? process.env.BRAND_ID : undefined),
    '__SETTINGS__.domain': text(process.env.APP_DOMAIN),
    '__SETTINGS__.totem': text(process.env.TOTEM_SHOP),
    '__SETTINGS__.testMode': String(process.env.TEST_MODE === '1'),
    '__SETTINGS__.appView': String(process.env.FORCE_APP_VIEW === '1'),
  },
}));
