/** What the side menu says; it opens late, so its words travel with it. */
export const menuTexts = {
  title: 'Menù',
  greeting: (name: string | null) => (name ? `Ciao ${name}!` : 'Benvenuto da Zanga!'),
  visitorInvitation: 'Accedi per ritrovare ordini, coupon e preferiti su ogni dispositivo.',
  login: 'Accedi',
  register: 'Registrati',
  personal: 'Il mio spazio',
  myData: 'I miei dati',
  myFavourites: 'I miei preferiti',
  signOut: 'Esci',
  signingOut: 'Esco …',
  prime: 'Zanga Prime',
  primeLine: 'Prezzi riservati e consegne gratis',
  promo: 'Promozioni',
  categories: 'Il nostro menù',
  help: 'Aiuto e informazioni',
  services: 'Paghi e ricevi con',
} as const;
