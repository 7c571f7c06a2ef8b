export const appTexts = {
  download: {
    title: 'Zanga sul telefono',
    description: 'Scarica l’app Zanga: menù, ordini e coupon sempre in tasca.',
    body: 'Il menù, i tuoi ordini e i coupon sempre in tasca. Con l’app ti avvisiamo quando il tuo ordine esce dalla cucina.',
  },
  wrongVersion: {
    title: 'È ora di aggiornare l’app',
    description: 'Questa versione dell’app Zanga non è più supportata.',
    body: 'Questa versione dell’app non è più supportata. Aggiornala per continuare: ci vuole un minuto, e i tuoi dati restano al loro posto.',
  },
  ios: 'Scarica da App Store',
  android: 'Scarica da Google Play',
  notYet:
    'L’app sta arrivando negli store. Intanto il sito fa tutto: puoi anche aggiungerlo alla schermata Home del telefono.',
} as const;
