import type { Names } from '@zanga/domain/brand/names';

export const installTexts = {
  title: ({ brand }: Names) => `${brand} sulla schermata Home`,
  body: 'Si apre come un’app, senza scaricare niente: menù e ordini a un tocco.',
  action: 'Aggiungi alla schermata Home',
  done: 'Fatto: la trovi tra le tue app.',
  share: 'Tocca Condividi nella barra di Safari',
  add: 'Scegli «Aggiungi alla schermata Home»',
} as const;
