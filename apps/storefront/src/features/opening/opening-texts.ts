export const openingTexts = {
  title: 'Apriamo presto',
  tab: (name: string) => `Apriamo presto · ${name}`,
  line: (name: string) =>
    `${name} sta preparando menù, orari e consegne. Per ora non si può ordinare: torna a trovarci tra poco.`,
  call: 'Chiamaci:',
  write: 'Scrivici:',
  privacy: 'Privacy policy',
  preview: 'Anteprima per chi lavora qui: gli altri leggono «Apriamo presto», e nessuno può ordinare.',
  previewGo: 'Primi passi',
} as const;
