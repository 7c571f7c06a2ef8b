import type { DemoShop } from '../shapes.ts';
import { week } from './weeks.ts';
import { feastDays, patronDay } from './year.ts';

const kitchen = week('12:30-15:00 19:30-23:00', '12:30-15:00 19:30-25:00', '12:30-15:30 19:00-23:30');

export const ragusa: DemoShop = {
  slug: 'ragusa',
  name: 'Zanga Ragusa',
  description:
    'Tra il ponte vecchio e la salita per Ibla, dove il formaggio si chiama con il nome della città. Sala di pietra, cucina aperta, scacce la domenica.',
  street: 'Corso Italia',
  number: '151',
  zip: '97100',
  city: 'Ragusa',
  province: 'RG',
  lat: 36.9262,
  lng: 14.7297,
  phone: '+39 0932 010 205',
  email: 'ragusa@zanga.example',
  merchandise: false,
  hours: { delivery: kitchen, pickup: kitchen, onshop: kitchen },
  exceptions: [...feastDays, patronDay('08-29', 'San Giovanni')],
  areas: [
    {
      name: 'Ragusa e Ibla',
      fee: 200,
      minimum: 1200,
      freeOver: 3000,
      leadMinutes: 35,
      towns: [{ city: 'Ragusa', province: 'RG', zip: '97100' }],
      streets: [
        'Corso Italia',
        'Corso Vittorio Veneto',
        'Corso Giuseppe Mazzini',
        'Corso XXV Aprile',
        'Via Roma',
        'Via Ecce Homo',
        'Via Archimede',
        'Via Risorgimento',
        'Viale Europa',
        'Viale del Fante',
        'Piazza San Giovanni',
        'Piazza Duomo',
        'Piazza Libertà',
      ],
      polygon: [
        [36.9412, 14.7102],
        [36.9422, 14.7312],
        [36.9332, 14.7492],
        [36.9222, 14.7502],
        [36.9132, 14.7352],
        [36.9122, 14.7112],
        [36.9252, 14.6982],
      ],
    },
  ],
  capacity: {
    delivery: { kitchenMinutes: 15, pieces: 16, orders: 5 },
    pickup: { kitchenMinutes: 15, pieces: 20, orders: 6 },
  },
};
