import type { Names } from '@zanga/domain/brand/names';
import type { Channel, Topic } from '@zanga/domain/notifications/preferences';

type TopicWords = { readonly name: string; readonly line: string };

const topics = ({ membership }: Names): Readonly<Record<Topic, TopicWords>> => ({
  orders: { name: 'I tuoi ordini', line: 'Quando il negozio accetta, quando è pronto, quando parte.' },
  reviews: { name: 'Inviti a recensire', line: 'Uno per ordine, qualche ora dopo la consegna.' },
  prime: { name: membership, line: 'Rinnovi, pagamenti, scadenze.' },
  coupon: { name: 'Coupon', line: 'Quando ne ricevi uno e prima che scada.' },
  birthday: { name: 'Compleanno', line: 'Gli auguri, con una sorpresa.' },
  marketing: { name: 'Offerte e novità', line: 'Piatti nuovi, promozioni, aperture.' },
});

const channels: Readonly<Record<Channel, string>> = { push: 'Notifica', email: 'Email' };

/** Texts of the notifications section. */
export const notificationTexts = {
  title: 'Notifiche',
  line: 'Di che cosa vuoi sapere, e come.',
  topics,
  channels,
  switchFor: (topic: string, channel: string) => `${topic}: ${channel.toLowerCase()}`,
  always: 'arriva sempre',
  needsConsent: 'Coupon, compleanno e offerte arrivano solo se hai detto sì nei consensi qui sotto.',
  consents: 'Vai ai consensi',
  none: 'Niente',
  quiet: 'Ore di silenzio',
  quietOn: 'Di notte non far suonare il telefono',
  quietHint: 'Quello che riguarda un ordine in corso arriva comunque: potremmo essere alla porta.',
  from: 'Dalle',
  to: 'Alle',
  quietNow: (from: string, to: string) => `Dalle ${from} alle ${to}`,
  quietNever: 'Nessuna',
  device: {
    title: 'Questo dispositivo',
    on: 'Le notifiche sono attive qui.',
    off: ({ brand }: Names) =>
      `Attivale per sapere a che punto è il tuo ordine anche quando ${brand} è chiuso. Te lo chiederà il browser; puoi cambiare idea quando vuoi.`,
    denied:
      'Le hai bloccate per questo sito. Per riattivarle apri le impostazioni del browser, alla voce notifiche.',
    unable: 'Questo browser non può ricevere le nostre notifiche.',
    switchOn: 'Attiva le notifiche',
    switchOff: 'Disattiva',
    done: 'Fatto: da ora ti avvisiamo qui.',
    stopped: 'Su questo dispositivo non ti avvisiamo più.',
  },
  /** Texts that differ in the app. */
  phone: {
    off: ({ brand }: Names) =>
      `Attivale per sapere a che punto è il tuo ordine anche quando ${brand} è chiuso. Te lo chiederà il telefono; puoi cambiare idea quando vuoi.`,
    denied:
      'Le hai bloccate per questa app. Per riattivarle apri le impostazioni del telefono, alla voce notifiche.',
    unable: 'Questo telefono non può ricevere le nostre notifiche.',
  },
} as const;
