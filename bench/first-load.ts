import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readRouterManifest } from '../apps/server/src/web/vite-manifest.ts';

/** What the server asks browsers to fetch for a screen before it comes alive: its code in KB, as brotli has it. */
export const firstLoad = async (clientFolder: string, screen: string): Promise<number> => {
  const { routes } = await readRouterManifest(clientFolder);
  const own = routes[screen]?.preloads;
  if (!own) throw new Error(`No code for ${screen} in the build`);
  const sizeOf = (file: string) => {
    const plain = path.join(clientFolder, file);
    // The smallest files are sent as they are.
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  };
  const files = [...(routes.__root__?.preloads ?? []), ...own];
  return files.reduce((total, file) => total + sizeOf(file), 0) / 1024;
};

/** The screens that stand for the shop, under the router's names. */
export const firstScreens = {
  home: '/home',
  category: '/$category/',
  product: '/prodotto/$product',
} as const;
