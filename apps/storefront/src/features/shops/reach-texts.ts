/** Words of the search for the shops that deliver to a place. */
export const reachTexts = {
  title: 'Arriviamo da te?',
  line: 'Scrivi dove sei: ti diciamo chi consegna, quanto costa e a che ora arriviamo.',
  field: 'Dove sei?',
  sort: 'Ordina per',
  sorts: { distance: 'Vicinanza', eta: 'Chi arriva prima', fee: 'Costo di consegna' },
  near: (address: string) => `I negozi per ${address}`,
  nearHere: 'I negozi intorno a te',
  answer: (count: number) => {
    if (count === 0) return 'Qui non consegniamo ancora: puoi ritirare in negozio.';
    return count === 1 ? 'Un negozio consegna qui.' : `${count} negozi consegnano qui.`;
  },
  away: (distance: string) => `a ${distance}`,
  fee: 'Consegna',
  free: 'gratis',
  minimum: 'Minimo',
  none: 'nessuno',
  freeOver: (amount: string) => `gratis da ${amount}`,
  pickup: (when: string) => `Ritiro ${when}`,
  details: 'Orari e zone',
  order: 'Ordina da qui',
  orderPickup: 'Ordina e ritira qui',
} as const;
