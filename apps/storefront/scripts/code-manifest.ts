import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { isLoadedOnDemand } from './gather-parts.ts';

const root = normalizePath(path.resolve(import.meta.dirname, '..'));

/**
 * Lists each file of code with the files it needs, by its own name and by the modules that are loaded on demand. In the
 * shape of Vite's manifest, which names no module of a file that holds several.
 */
export const codeManifest: Plugin = {
  name: 'zanga:code-manifest',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const manifest: Record<string, unknown> = {};
    const isAsked = (id: string) =>
      this.getModuleInfo(id)?.isEntry || isLoadedOnDemand((one) => this.getModuleInfo(one), id);
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const { fileName, imports, moduleIds, viteMetadata } = file;
      const css = [...(viteMetadata?.importedCss ?? [])];
      const chunk = { file: fileName, imports, ...(css.length > 0 && { css }) };
      for (const name of [fileName, ...moduleIds.filter(isAsked).map((id) => path.posix.relative(root, id))])
        manifest[name] = chunk;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/manifest.json', source: JSON.stringify(manifest) });
  },
};
