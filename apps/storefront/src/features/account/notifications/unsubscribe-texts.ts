import type { Names } from '@zanga/domain/brand/names';

export const unsubscribeTexts = {
  title: 'Basta email promozionali?',
  description: ({ brand }: Names) => `Disattiva le comunicazioni promozionali di ${brand}.`,
  body: ({ brand }: Names) =>
    `Non riceverai più offerte e novità da ${brand}. I messaggi sui tuoi ordini e sul tuo account arriveranno comunque.`,
  confirm: 'Sì, non mandatemele più',
  keep: 'No, torna alla home',

  doneTitle: 'Fatto',
  doneBody: 'Non ti manderemo più offerte e novità. Se cambi idea, le riattivi da “Notifiche e novità”.',
  refusedTitle: 'Il link non funziona',
  refusedBody:
    'È scaduto, o non è arrivato intero. Prova ad aprirlo di nuovo dall’ultima email che hai ricevuto, oppure cambia le tue preferenze da “Notifiche e novità”.',
  account: 'Notifiche e novità',
} as const;
