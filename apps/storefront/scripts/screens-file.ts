import type { Plugin, Rolldown } from 'vite';

/** The code of a screen, or of what fetches its data: the router has split them from what every page needs. */
const ofScreen = /[\\/]src[\\/]routes[\\/].+\?tsr-split=/;

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk with everything it cannot run without. */
const collect = (bundle: Rolldown.OutputBundle, file: string, into: Set<string>) => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || into.has(file)) return into;
  into.add(file);
  for (const needed of chunk.imports) collect(bundle, needed, into);
  return into;
};

/** Lists the code of all screens, so that a visit can fetch it beforehand without running it (STA-11). */
export const screensFile: Plugin = {
  name: 'zanga:screens-file',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const [first, screens] = [new Set<string>(), new Set<string>()];
    for (const { fileName, isEntry, facadeModuleId } of chunksOf(bundle)) {
      if (isEntry) collect(bundle, fileName, first);
      if (facadeModuleId && ofScreen.test(facadeModuleId)) collect(bundle, fileName, screens);
    }
    const files = [...screens.difference(first)].map((file) => `/${file}`);
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(files) });
  },
};
