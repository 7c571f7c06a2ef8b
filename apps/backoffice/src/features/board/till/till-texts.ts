import type { TillWay } from '@zanga/domain/ordering/till-money';

export const tillTexts = {
  open: 'Incassa',
  title: (what: string) => `Incassa ${what}`,
  due: (amount: string) => `Da incassare: ${amount}`,
  how: 'Come ha pagato?',
  ways: { cash: 'Contanti', terminal: 'Carta al POS', voucher: 'Buono pasto' } satisfies Record<
    TillWay,
    string
  >,
  amount: 'Quanto paga così?',
  amountHint: 'Lascia vuoto se paga tutto; se paga in più modi, registra prima una parte.',
  amountWrong: 'Scrivi quanto paga, per esempio 12,50.',
  tooMuch: 'È più di quanto c’è da incassare.',
  given: 'Quanto ha dato? (facoltativo)',
  givenWrong: 'Quello che ha dato è meno di quanto paga.',
  change: (amount: string) => `Resto: ${amount}`,
  lost: 'Non ha pagato',
  lostLine: 'La somma risulterà persa, con il tuo nome e il motivo. Non si può più incassare.',
  reason: 'Perché?',
  reasonMissing: 'scrivi il motivo',
  choose: 'Scegli come ha pagato.',
  confirm: (amount: string) => `Registra ${amount}`,
  confirmLost: (amount: string) => `Segna ${amount} come persi`,
  done: (amount: string) => `Incassati ${amount}.`,
  doneLost: (amount: string) => `${amount} segnati come persi.`,
  giveBack: (amount: string) =>
    `Ha pagato alla cassa: restituisci i soldi a mano, fino a ${amount}, e poi registralo qui.`,
} as const;
