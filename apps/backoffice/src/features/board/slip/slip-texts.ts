export const slipTexts = {
  open: 'Stampa',
  title: 'Stampa su questo dispositivo',
  line: 'Vale solo qui: ogni dispositivo ha la sua carta e la sua stampante.',
  paper: 'Carta',
  papers: { roll: 'Rotolo da 80 mm', a4: 'Foglio A4' },
  alone: 'Stampa da sola alla conferma',
  aloneHint:
    'Quando un ordine di questo negozio viene accettato, da qualunque schermo, la comanda esce qui. In un browser chiosco avviato con la stampa automatica (--kiosk-printing) esce senza domande; negli altri si apre la finestra di stampa. Serve questa schermata aperta. Ogni comanda esce da sola una volta: se più dispositivi sono accesi, la stampa il primo.',
  allergy: 'ATTENZIONE: ALLERGIA',
  bagLabel: 'Etichetta del sacchetto',
  hidePrices: 'Regalo: senza prezzi nel sacchetto',
  gone: (qty: number) => `(${qty} tolti)`,
  none: 'TOLTO',
  redone: 'RIFATTO',
  redoneFor: (when: string) => `Da rifare ${when}`,
  redoneFree: 'Niente da incassare',
} as const;
