import { counted } from '@zanga/browser/format.ts';
import type { Reader } from './guide-page.ts';

export const guideTexts = {
  title: 'Guida',
  line: 'Pagine corte, una per schermata.',
  search: 'Cerca nella guida',
  readers: {
    owner: 'Per chi è titolare',
    shop: 'In negozio',
    tables: 'Tavoli e totem',
  } satisfies Record<Reader, string>,
  found: (count: number) => counted(count, 'pagina', 'pagine'),
  none: (text: string) => `Niente per «${text}»: prova con una parola sola.`,
  all: 'Tutta la guida',
  go: 'Vai alla schermata',
  unknown: 'Questa pagina della guida non c’è',
  unknownLine: 'Forse ha cambiato nome: cercala nell’elenco.',
} as const;
