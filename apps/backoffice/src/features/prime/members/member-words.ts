import type {
  MemberCard,
  MemberEvent,
  MemberPayment,
  MemberState,
  OfficeMember,
} from '@zanga/contract/ordering/prime-members';

export const stateNames: Readonly<Record<MemberState, string>> = {
  trial: 'In prova',
  active: 'Attivo',
  past_due: 'Rinnovo non riuscito',
  paused: 'In pausa',
  leaving: 'Disdetto, ancora attivo',
  ended: 'Finito',
};

export const eventNames: Readonly<Record<MemberEvent['what'], string>> = {
  joined: 'Si è iscritto',
  trial_over: 'Fine della prova',
  charged: 'Addebito',
  failed: 'Addebito non riuscito',
  refunded: 'Rimborso',
  cancelled: 'Disdetta',
  ended: 'Abbonamento finito',
};

export const paymentStates: Readonly<Record<MemberPayment['state'], string>> = {
  open: 'In attesa',
  failed: 'Non riuscito',
  processing: 'In corso',
  authorised: 'Verifica della carta',
  paid: 'Pagato',
  released: 'Lasciato andare',
};

/** Our own words in the records of refunds. */
const refundReasons: Readonly<Record<string, string>> = {
  on_request: 'su richiesta',
  withdrawal: 'recesso',
  paid_too_late: 'arrivato tardi',
  period_not_due: 'non dovuto',
  trial_had: 'prova già avuta',
};

export const refundReason = (reason: string): string => refundReasons[reason] ?? '';

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

export const cardText = ({ brand, last4 }: MemberCard): string =>
  `${brandNames[brand] ?? 'Carta'} •••• ${last4}`;

/** `12/2027`. */
export const expiryText = ({ exp_month: month, exp_year: year }: MemberCard): string | undefined =>
  month === null || year === null ? undefined : `${String(month).padStart(2, '0')}/${year}`;

export const memberName = ({ name, email }: Pick<OfficeMember, 'name' | 'email'>): string =>
  name || email || 'Account cancellato';
