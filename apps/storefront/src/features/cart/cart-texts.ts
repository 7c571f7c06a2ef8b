import { counted } from '../../shared/format.ts';

export const cartTexts = {
  title: 'Il tuo carrello',
  open: 'Vedi il carrello',
  pieces: (count: number) => counted(count, 'pezzo', 'pezzi'),
  indicative: 'indicativo',
  total: 'Totale indicativo',
  totalNote: 'Prezzi e disponibilità si confermano al momento dell’ordine.',
  notes: (text: string) => `«${text}»`,
  soon: 'L’ordine online apre a breve',
  soonBody:
    'Per ora il carrello vive in questa pagina e si svuota quando la chiudi. Se hai fame adesso, chiama il negozio più vicino.',
  shops: 'Trova il negozio',
  goOn: 'Aggiungi altro',
  gone: 'Non è più nel menù',
  unreachable: 'Non riusciamo a rivederne il prezzo',
  changed: 'Le opzioni sono cambiate: sceglilo di nuovo',
  remove: 'Togli',
  removed: (name: string) => `${name} non è più nel carrello`,
  empty: 'Ancora niente nel carrello',
  emptyBody: 'Scegli qualcosa di buono dal menù: lo ritrovi qui, con le tue scelte.',
} as const;
