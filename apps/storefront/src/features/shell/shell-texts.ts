export const shellTexts = {
  skip: 'Vai al contenuto',
  mainNavigation: 'Principale',
  quickNavigation: 'Navigazione rapida',
  home: 'Home',
  menu: 'Menù',
  openMenu: 'Apri il menù',
  search: 'Cerca',
  orders: 'Ordini',
  searchPlaceholder: 'Che cosa ti va di mangiare?',
  favourites: 'Preferiti',
  account: 'Account',
  accountOf: (firstname: string) => `di ${firstname}`,
  login: 'Accedi',
  cart: 'Carrello',
  shops: 'Negozi',

  offline: 'Sei senza rete: vedi gli ultimi dati ricevuti.',
} as const;
