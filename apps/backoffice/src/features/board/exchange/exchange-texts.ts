export const exchangeTexts = {
  open: 'Scambia un piatto',
  title: (number: string) => `Scambia un piatto di ${number}`,
  line: 'Una proposta sola: il cliente vede che cosa esce, che cosa entra e quanto cambia in tutto. Decide lui.',
  out: 'Che cosa esce',
  outOf: (name: string) => `Pezzi di ${name} da scambiare`,
  reasons: ['Abbiamo finito un ingrediente', 'Ce lo hai chiesto tu', 'Come d’accordo al telefono'],
  nothingOut: 'Scegli che cosa esce.',
  nothingIn: 'Scegli che cosa entra al suo posto.',
  same: 'Non cambia niente: costano uguale.',
  difference: {
    card: (amount: string) => `In tutto ${amount} in meno: gli tornano sulla carta`,
    hand: (amount: string) => `In tutto ${amount} in meno: glieli restituisci tu`,
    less: (amount: string) => `In tutto ${amount} in meno`,
    charge: (amount: string) => `In tutto ${amount} in più, con la carta`,
    due: (amount: string) => `In tutto ${amount} in più, da incassare`,
  },
} as const;
