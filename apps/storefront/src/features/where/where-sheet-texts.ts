/** Texts of the sheet for way, place and time. */
export const sheetTexts = {
  title: 'Dove e come?',
  legend: 'Come lo vuoi?',

  looking: 'Guardiamo chi arriva lì…',
  from: (shop: string) => `Parte da ${shop}`,
  fromWhich: 'Da quale negozio?',
  fee: (amount: string) => `consegna ${amount}`,
  freeFee: 'consegna gratis',
  freeOver: (amount: string) => `gratis da ${amount}`,
  minimum: (amount: string) => `minimo ${amount}`,

  nobody: 'Qui non arriviamo ancora, ma ti aspettiamo in negozio.',
  nobodyLine: (shop: string, away: string) => `Il più vicino è ${shop}, a ${away}.`,
  pickupFrom: (shop: string) => `Ritira da ${shop}`,

  shops: 'Da quale negozio?',
  near: 'I più vicini prima',
  away: (distance: string) => `a ${distance}`,
  readyAt: (moment: string) => `pronto ${moment}`,
  noPickup: 'In questo momento non si può ritirare in nessun negozio.',

  when: 'Quando?',
  asap: 'Appena possibile',
  asapBrought: (moment: string) => `verso ${moment}`,
  noAsap: 'Adesso no: scegli un orario.',
  later: 'A un orario',
  day: 'Giorno',
  time: 'Orario',
  full: 'al completo',
  few: 'ultimi posti',
  moved: (from: string, to: string) => `Per ${from} non c’è più posto: ti proponiamo ${to}.`,
  noTimes: 'Non ci sono orari liberi nei prossimi giorni.',
  loadingTimes: 'Cerchiamo gli orari…',

  confirm: 'Conferma',
  kept: (how: string) => `Va bene: ${how}`,

  moving: 'Spostare il carrello?',
  otherShop: (from: string, to: string) => `Il tuo carrello è di ${from}. Lo spostiamo a ${to}?`,
  otherShopLine: 'I piatti restano: se là qualcosa non c’è o costa diversamente, te lo diciamo nel carrello.',
  atTable: 'Il tuo carrello è per il tavolo. Lo facciamo diventare da portare via?',
  move: 'Sposta il carrello',
  stay: 'Lascia com’è',
} as const;
