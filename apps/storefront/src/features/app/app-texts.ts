import type { Names } from '@zanga/domain/brand/names';

export const appTexts = {
  download: {
    title: ({ brand }: Names) => `${brand} sul telefono`,
    description: ({ brand }: Names) => `Scarica l’app ${brand}: menù, ordini e coupon sempre in tasca.`,
    body: 'Il menù, i tuoi ordini e i coupon sempre in tasca.',
  },
  wrongVersion: {
    title: 'È ora di aggiornare l’app',
    description: ({ brand }: Names) => `Questa versione dell’app ${brand} non è più supportata.`,
    body: 'Questa versione dell’app non è più supportata. Aggiornala per continuare: ci vuole un minuto, e i tuoi dati restano al loro posto.',
  },
  ios: 'Scarica da App Store',
  android: 'Scarica da Google Play',
  notYet:
    'L’app non è ancora negli store. Il sito fa tutto lo stesso, e dal menù del browser lo aggiungi alla schermata Home del telefono.',
  search: ({ brand }: Names) => `Cerca ${brand} nello store del tuo telefono.`,
} as const;
