import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const template = path.resolve(import.meta.dirname, '../src/worker/offline.html');

/** Page of the service worker for no network. It uses the build's typefaces, which earlier pages have cached. */
export const offlinePage: Plugin = {
  name: 'zanga:offline-page',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const assets = Object.values(bundle).filter((file) => file.type === 'asset');
    const source = fs.readFileSync(template, 'utf8').replace(/url\((\w+\.woff2)\)/g, (_, font: string) => {
      const built = assets.find(({ names }) => names.includes(font));
      if (!built) throw new Error(`The build has no ${font} for the page that is shown offline`);
      return `url(/${built.fileName})`;
    });
    this.emitFile({ type: 'asset', fileName: 'offline.html', source });
  },
};
