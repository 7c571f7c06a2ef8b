import type { Plugin, Rolldown } from 'vite';

/**
 * Targets of the bars at the head and foot of a screen, and of the likely next press; their code comes before all
 * others, in this order.
 */
const firstScreens = [
  '-overlays/overlays',
  'home',
  'menu',
  'orders/index',
  'account/index',
  'checkout',
  '$category/index',
  'favorites',
  'coupons/index',
];

/** Rank of a screen's code in the prefetching. */
const turnOf = (module: string) => {
  const name = /[\\/]src[\\/]routes[\\/](.+)\.tsx/.exec(module)?.[1] ?? '';
  const turn = firstScreens.indexOf(name);
  return turn < 0 ? firstScreens.length : turn;
};

/** The code of a screen, of what fetches its data, or of what opens over all of them: split from what every page needs. */
const ofScreen = /[\\/]src[\\/]routes[\\/](.+\?tsr-split=|-overlays[\\/]overlays\.tsx)/;

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
    const waiting: { readonly turn: number; readonly fileName: string }[] = [];
    for (const { fileName, isEntry, moduleIds } of chunksOf(bundle)) {
      if (isEntry) collect(bundle, fileName, first);
      const ofScreens = moduleIds.filter((id) => ofScreen.test(id));
      if (ofScreens.length > 0) waiting.push({ turn: Math.min(...ofScreens.map(turnOf)), fileName });
    }
    for (const { fileName } of waiting.toSorted((a, b) => a.turn - b.turn))
      collect(bundle, fileName, screens);
    const files = [...screens.difference(first)].map((file) => `/${file}`);
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(files) });
  },
};
