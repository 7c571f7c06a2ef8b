import type { Names } from '@zanga/domain/brand/names';

/** Texts for a coupon code, from a link or typed in the wallet. */
export const codeLinkTexts = {
  title: 'Un coupon per te',
  description: ({ brand }: Names) => `Un coupon ${brand} da usare nel tuo ordine.`,
  refused: 'Questo coupon non c’è',
  over: 'Questo coupon adesso non si può usare',
  taking: 'Lo mettiamo nel tuo carrello…',
  taken: 'È nel tuo carrello',
  takenLine: 'Si applica da solo: prima di pagare vedi quanto risparmi.',
  signIn: 'Accedi',
  signInLine: 'Vale per chi ha un account: accedi quando vuoi, nel carrello resta.',
  other: 'Nel carrello hai già un altro coupon',
  otherLine: 'Si usa un solo coupon per ordine: scegli tu quale tenere.',
  useThis: 'Usa questo',
  menu: 'Vai al menù',
  label: 'Hai un codice?',
  look: 'Guarda',
} as const;
