import type { Mode } from '@zanga/contract/ordering/carts';
import type { DeliveryState } from '@zanga/domain/ordering/states';

const everywhere: Record<DeliveryState, string> = {
  awaiting_payment: 'Aspettiamo il pagamento',
  placed: 'Ordine inviato al negozio',
  accepted: 'Il negozio l’ha accettato',
  preparing: 'In preparazione',
  ready: 'Pronto',
  out_for_delivery: 'In consegna',
  completed: 'Consegnato',
  rejected: 'Il negozio non ha potuto accettarlo',
  cancelled: 'Annullato',
  expired: 'Scaduto: il pagamento non è arrivato',
};

const inMode: Record<Mode, Partial<Record<DeliveryState, string>>> = {
  delivery: { ready: 'Pronto, sta per partire', out_for_delivery: 'In viaggio verso di te' },
  pickup: { ready: 'Pronto: ti aspettiamo', completed: 'Ritirato' },
  onshop: { ready: 'Pronto, arriva al tavolo', completed: 'Servito' },
  shipping: { preparing: 'Stiamo preparando il pacco', ready: 'Pacco pronto', out_for_delivery: 'Spedito' },
  entry: { completed: 'Biglietti pronti' },
};

/** A state as the person who waits would call it. */
export const stateWords = (state: DeliveryState, mode: Mode) => inMode[mode][state] ?? everywhere[state];

export const progressTexts = {
  title: 'A che punto siamo',
  madeAgain: (dishes: string, when: string) => `Rifacciamo ${dishes}: previsto ${when}. Non paghi nulla.`,
  moved: (to: string, from: string) => `Adesso lo prepara ${to}, non più ${from}. Il prezzo non cambia.`,
  movedToFetch: (to: string, from: string) =>
    `Il posto del ritiro è cambiato: lo ritiri da ${to}, non più da ${from}. Se non ti va bene puoi annullare l’ordine finché non lo ritiri: se hai pagato, ti rimborsiamo tutto.`,
  tickets: 'Vedi i biglietti',
  directions: 'Apri nelle mappe',
  done: 'fatto',
  current: 'adesso',
  ahead: 'ancora da fare',
  live: 'Questa pagina si aggiorna da sola.',
  lost: 'Collegamento perso: riproviamo da soli…',
  asked: (moment: string) => `Orario scelto: ${moment}`,
  reason: (words: string) => `Il negozio dice: «${words}»`,
} as const;

/** Texts of the remaining wait. */
export const waitTexts = {
  pickup: {
    minutes: (minutes: number) => `Pronto tra ${minutes} min`,
    due: 'Pronto a momenti',
    far: (moment: string) => `Pronto ${moment}`,
  },
  delivery: {
    minutes: (minutes: number) => `Arriva tra ${minutes} min`,
    due: 'Arriva a momenti',
    far: (moment: string) => `Arriva ${moment}`,
  },
  window: (window: string) => `Tra le ${window.replace('–', ' e le ')}`,
} as const;
