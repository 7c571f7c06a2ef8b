import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRouterManifest } from '../apps/server/src/web/vite-manifest.ts';

/** KB of code (brotli) that a browser must fetch before a screen responds. */
export const firstLoad = async (clientFolder: string, screen: string): Promise<number> => {
  const { routes } = await readRouterManifest(clientFolder);
  const own = routes[screen]?.preloads;
  if (!own) throw new Error(`No code for ${screen} in the build`);
  const sizeOf = (file: string) => {
    const plain = path.join(clientFolder, file);
    // The server does not compress the smallest files.
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  };
  const files = [...(routes.__root__?.preloads ?? []), ...own];
  return files.reduce((total, file) => total + sizeOf(file), 0) / 1024;
};

/** Screens that represent the shop, by the router's names. */
export const firstScreens = {
  home: '/home',
  category: '/$category/',
  product: '/prodotto/$product',
} as const;
