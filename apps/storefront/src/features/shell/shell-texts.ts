export const shellTexts = {
  skip: 'Vai al contenuto',
  mainNavigation: 'Principale',
  quickNavigation: 'Navigazione rapida',
  home: 'Home',
  menu: 'Menù',
  openMenu: 'Apri il menù',
  search: 'Cerca',
  searchPlaceholder: 'Che cosa ti va di mangiare?',
  favourites: 'Preferiti',
  account: 'Account',
  cart: 'Carrello',
  shops: 'Negozi',

  faq: 'Faq',
  writeReview: 'Scrivi una recensione',
  contacts: 'Contatti e negozi',
  privacy: 'Privacy policy',
  allergens: 'Allergeni',
  downloadApp: 'Scarica l’app',

  offline: 'Sei senza rete: vedi gli ultimi dati ricevuti.',

  footerMenu: 'Dal menù',
  footerHelp: 'Informazioni',
  footerReach: 'Ci trovi qui',
  companyLine: (name: string, address: string, vat: string) => `${name} · ${address} · P. IVA ${vat}`,
  registerLine: (register: string, mail: string) => `${register} · PEC ${mail}`,
} as const;
