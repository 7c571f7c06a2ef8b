/** Texts of the app's first screens, which ask for permissions and say why. */
export const wizardTexts = {
  title: 'Prima di cominciare',
  description: 'Notifiche e posizione: decidi tu, una volta sola.',
  step: (step: number) => `Passo ${step} di 2`,
  later: 'Non ora',
  goOn: 'Avanti',
  change: 'Puoi cambiare idea quando vuoi, dal tuo account o dalle impostazioni del telefono.',
  notifications: {
    title: 'Ti avvisiamo noi?',
    body: 'Così sai quando l’ordine è accettato, pronto o in arrivo, senza tenere aperta l’app.',
    points: [
      'Solo quello che scegli tu: lo decidi in “Notifiche e novità”.',
      'Niente offerte, se non ci dici di sì.',
      'Di notte silenzio, se vuoi.',
    ],
    yes: 'Attiva le notifiche',
    denied: 'Le notifiche sono bloccate: si riattivano dalle impostazioni del dispositivo.',
    unable: 'Qui le notifiche non si possono attivare. Niente di grave: il resto funziona.',
  },
  location: {
    title: 'Dove mangi oggi?',
    body: 'Con la tua posizione ti mostriamo i negozi vicini e quelli che consegnano da te.',
    points: [
      'La chiediamo al telefono solo quando ti serve.',
      'Non ti seguiamo: ci serve per cercare lì intorno, e l’app la dimentica a ogni avvio.',
      'Puoi sempre scrivere l’indirizzo a mano.',
    ],
    yes: 'Condividi la posizione',
    denied: 'La posizione è bloccata: si riattiva dalle impostazioni del dispositivo.',
    unable: 'Adesso non riusciamo a sapere dove sei. Potrai scrivere l’indirizzo a mano.',
  },
} as const;
