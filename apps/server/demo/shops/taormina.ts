import type { DemoShop } from '../shapes.ts';
import { week } from './weeks.ts';
import { feastDays, patronDay } from './year.ts';

const terrace = week('12:00-16:00 18:30-24:30', '12:00-16:00 18:30-26:00', '12:00-16:00 18:30-25:00');
const counter = week('08:00-24:30', '08:00-26:00', '08:00-25:00');

export const taormina: DemoShop = {
  slug: 'taormina',
  name: 'Zanga Taormina',
  description:
    'La terrazza sul golfo: da una parte il vulcano, dall’altra l’Isola Bella. Aperitivo lungo, granita a ogni ora, tavoli che si liberano sempre tardi.',
  street: 'Corso Umberto I',
  number: '189',
  zip: '98039',
  city: 'Taormina',
  province: 'ME',
  lat: 37.8521,
  lng: 15.2866,
  phone: '+39 0942 010 206',
  email: 'taormina@zanga.example',
  merchandise: true,
  hours: { delivery: terrace, pickup: counter, onshop: counter, totem: counter },
  exceptions: [...feastDays, patronDay('07-09', 'San Pancrazio')],
  areas: [
    {
      name: 'Taormina e Mazzarò',
      fee: 250,
      minimum: 1500,
      freeOver: 4000,
      leadMinutes: 35,
      towns: [{ city: 'Taormina', province: 'ME', zip: '98039' }],
      streets: [
        'Corso Umberto I',
        'Via Teatro Greco',
        'Via Luigi Pirandello',
        'Via Bagnoli Croci',
        'Via Cappuccini',
        'Via Crocifisso',
        'Via Nazionale',
        'Piazza IX Aprile',
        'Piazza Duomo',
        'Piazza Vittorio Emanuele II',
      ],
      polygon: [
        [37.8632, 15.2752],
        [37.8652, 15.2922],
        [37.8582, 15.3002],
        [37.8492, 15.2992],
        [37.8422, 15.2912],
        [37.8432, 15.2772],
        [37.8532, 15.2702],
      ],
    },
    {
      name: 'Giardini Naxos',
      fee: 390,
      minimum: 2500,
      freeOver: null,
      leadMinutes: 50,
      towns: [{ city: 'Giardini-Naxos', province: 'ME', zip: '98035' }],
      streets: [
        'Via Tysandros',
        'Via Naxos',
        'Via Schisò',
        'Via Vittorio Emanuele',
        'Via Umberto',
        'Via Recanati',
        'Via Regina Margherita',
      ],
      polygon: [
        [37.8432, 15.2772],
        [37.8422, 15.2862],
        [37.8322, 15.2782],
        [37.8212, 15.2742],
        [37.8192, 15.2592],
        [37.8322, 15.2552],
      ],
    },
  ],
  capacity: {
    delivery: { kitchenMinutes: 20, pieces: 16, orders: 5 },
    pickup: { kitchenMinutes: 20, pieces: 20, orders: 6 },
  },
};
