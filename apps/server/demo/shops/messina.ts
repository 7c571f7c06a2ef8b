import type { DemoShop } from '../shapes.ts';
import { week } from './weeks.ts';
import { feastDays, patronDay } from './year.ts';

const rest = '';
const kitchen = week('12:00-15:00 19:00-23:30', '12:00-15:00 19:00-25:00', '12:00-15:30 18:30-24:00', rest);
const counter = week('07:00-23:30', '07:00-25:00', '07:30-24:00', rest);

export const messina: DemoShop = {
  slug: 'messina',
  name: 'Zanga Messina',
  description:
    'Davanti al porto, con la Calabria in vetrina. Qui si viene per i pidoni, le braciole e la granita al caffè con panna. Il lunedì riposiamo.',
  street: 'Via Giuseppe Garibaldi',
  number: '104',
  zip: '98122',
  city: 'Messina',
  province: 'ME',
  lat: 38.1966,
  lng: 15.5563,
  phone: '+39 090 010 0204',
  email: 'messina@zanga.example',
  merchandise: false,
  hours: { delivery: kitchen, pickup: counter, onshop: counter },
  exceptions: [...feastDays, patronDay('06-03', 'Maria della Lettera')],
  areas: [
    {
      name: 'Centro e porto',
      fee: 190,
      minimum: 1000,
      freeOver: 2800,
      leadMinutes: 35,
      towns: [{ city: 'Messina', province: 'ME', zip: '98100' }],
      streets: [
        'Via Giuseppe Garibaldi',
        'Via I Settembre',
        'Via Cesare Battisti',
        'Via Tommaso Cannizzaro',
        ['Via Giuseppe La Farina', 1, 150],
        'Via Vittorio Emanuele II',
        'Via Ugo Bassi',
        'Via dei Mille',
        'Corso Cavour',
        ['Viale San Martino', 1, 200],
        'Viale Boccetta',
        'Piazza Duomo',
        'Piazza Cairoli',
        'Piazza Antonello',
        'Piazza Unione Europea',
      ],
      polygon: [
        [38.2132, 15.5522],
        [38.2122, 15.5602],
        [38.1992, 15.5592],
        [38.1922, 15.5612],
        [38.1822, 15.5602],
        [38.1802, 15.5482],
        [38.1912, 15.5412],
        [38.2042, 15.5452],
      ],
    },
    {
      name: 'Riviera nord e Gazzi',
      fee: 350,
      minimum: 2000,
      freeOver: 4500,
      leadMinutes: 50,
      towns: [{ city: 'Messina', province: 'ME', zip: '98100' }],
      streets: [
        'Via Consolare Pompea',
        'Via Consolare Valeria',
        ['Via Giuseppe La Farina', 151, null],
        'Via Palermo',
        ['Viale San Martino', 201, null],
        'Viale della Libertà',
        'Viale Annunziata',
        'Viale Giostra',
        'Viale Gazzi',
        'Viale Europa',
      ],
      polygon: [
        [38.2392, 15.5572],
        [38.2382, 15.5692],
        [38.2142, 15.5612],
        [38.1922, 15.5622],
        [38.1722, 15.5572],
        [38.1602, 15.5422],
        [38.1652, 15.5282],
        [38.1902, 15.5332],
        [38.2182, 15.5432],
      ],
    },
  ],
  capacity: {
    delivery: { kitchenMinutes: 15, pieces: 20, orders: 6 },
    pickup: { kitchenMinutes: 15, pieces: 24, orders: 8 },
  },
};
