/** Words below a page and in the menu, which come after it. */
export const linkTexts = {
  faq: 'Faq',
  writeReview: 'Scrivi una recensione',
  contacts: 'Contatti e negozi',
  privacy: 'Privacy policy',
  allergens: 'Allergeni',
  terms: 'Condizioni di vendita',
  accessibility: 'Accessibilità',
  downloadApp: 'Scarica l’app',

  menu: 'Dal menù',
  help: 'Informazioni',
  reach: 'Ci trovi qui',
  noScripts:
    'Il tuo browser ha JavaScript spento: menù, prezzi e orari si leggono lo stesso, ma per cercare, accedere e ordinare serve acceso.',
  companyLine: (name: string, address: string, vat: string) =>
    [name, address, vat && `P. IVA ${vat}`].filter(Boolean).join(' · '),
  registerLine: (register: string, mail: string) =>
    [register, mail && `PEC ${mail}`].filter(Boolean).join(' · '),
} as const;
