import type { Names } from '@zanga/domain/brand/names';

export const resetTexts = {
  title: 'Scegli una password nuova',
  description: ({ brand }: Names) => `Scegli una password nuova per il tuo account ${brand}.`,
  intro: 'Scrivi l’email del tuo account e la password che vuoi usare da oggi.',
  email: 'Email',
  password: 'Nuova password',
  passwordWhat: 'la nuova password',
  passwordHint: 'Almeno sei caratteri. Più è lunga, meglio è.',
  confirmation: 'Conferma password',
  confirmationWhat: 'la conferma della password',
  save: 'Salva la password',

  refusedHint: 'Controlla anche di aver scritto l’email giusta: il link vale un’ora e una volta sola.',
  again: 'Chiedi un altro link',

  doneTitle: 'Password cambiata',
  doneBody:
    'Per sicurezza abbiamo chiuso la sessione su tutti i dispositivi. Ora puoi accedere con la password nuova.',
  login: 'Accedi',
} as const;
