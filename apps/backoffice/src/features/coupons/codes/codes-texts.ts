import type { CodeState } from '@zanga/domain/coupons/drawn-codes';

export const codeStateNames: Readonly<Record<CodeState, string>> = {
  free: 'Da usare',
  used: 'Usato',
  withdrawn: 'Ritirato',
};

export const codesTexts = {
  title: 'Codici',
  of: (coupon: string) => `Codici di «${coupon}»`,
  line: 'Ognuno vale una volta sola: si stampano e si danno uno a testa.',
  back: 'Il coupon',
  readOnly: 'I codici li vede chi è responsabile di tutti i negozi: chi li legge li può usare.',
  list: 'Codici del coupon',
  search: 'Cerca un codice',
  state: 'Stato',
  series: 'Serie',
  any: 'tutti',
  anySeries: 'tutte',
  columns: { code: 'Codice', state: 'Stato', used: 'Usato il', order: 'Per l’ordine', withdraw: 'Ritira' },
  empty: {
    title: 'Non c’è ancora nessun codice',
    line: 'Creane quanti ne servono, fino a diecimila alla volta, e scaricali per la stampa.',
  },
  draw: 'Crea codici',
  dialog: {
    title: 'Codici da dare uno a testa',
    count: 'Quanti',
    countHint: 'Da 1 a 10.000. Il coupon non si può più cambiare finché ce ne sono da usare.',
    countUnreadable: 'Scrivi quanti, da 1 a 10.000',
    prefix: 'Cominciano con',
    prefixHint: 'Fino a 10 lettere e cifre, per esempio NATALE. Vuoto: niente.',
    note: 'Per che cosa',
    noteHint: 'Lo leggi solo qui, per esempio «Volantini di via Roma».',
    create: 'Crea i codici',
    created: (codes: number) => (codes === 1 ? 'Un codice creato' : `${codes} codici creati`),
  },
  seriesName: (note: string, prefix: string, day: string) => [note || prefix || 'Senza nome', day].join(', '),
  seriesLine: (codes: number, used: number, withdrawn: number) =>
    [`${codes} in tutto`, `${used} usati`, ...(withdrawn > 0 ? [`${withdrawn} ritirati`] : [])].join(' · '),
  export: 'Scarica per la stampa',
  exported: 'File scaricato',
  withdraw: 'Ritira',
  withdrawOne: (code: string) => `Ritira ${code}`,
  withdrawTitle: (code: string) => `Ritirare ${code}?`,
  withdrawLine: 'Chi ce l’ha non lo potrà più usare. Non si torna indietro.',
  withdrawSeries: 'Ritira la serie',
  withdrawSeriesTitle: 'Ritirare tutta la serie?',
  withdrawSeriesLine: (left: number) =>
    `${left === 1 ? 'Il codice non ancora usato smette' : `I ${left} codici non ancora usati smettono`} di valere. Non si torna indietro.`,
  withdrawn: 'Codice ritirato',
  withdrawnSeries: 'Serie ritirata',
  keep: 'Lascia com’è',
} as const;
