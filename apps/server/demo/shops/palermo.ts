import type { DemoShop } from '../shapes.ts';
import { counterWeek, week } from './weeks.ts';
import { feastDays, patronDay } from './year.ts';

const late = week('12:00-15:30 19:00-24:00', '12:00-15:30 19:00-26:00', '12:00-16:00 18:30-24:30');

export const palermo: DemoShop = {
  slug: 'palermo',
  name: 'Zanga Palermo',
  description:
    'A due passi dai Quattro Canti, tra le voci di Ballarò. Panelle e sfincione dalla mattina, pizza fino alle due nel fine settimana, cinema sul tetto.',
  street: 'Via Maqueda',
  number: '312',
  zip: '90134',
  city: 'Palermo',
  province: 'PA',
  lat: 38.1178,
  lng: 13.3603,
  phone: '+39 091 010 0202',
  email: 'palermo@zanga.example',
  merchandise: true,
  hours: { delivery: late, pickup: counterWeek, onshop: counterWeek, totem: counterWeek },
  exceptions: [...feastDays, patronDay('07-14', 'Santa Rosalia'), patronDay('07-15', 'Santa Rosalia')],
  areas: [
    {
      name: 'Centro storico e Politeama',
      fee: 150,
      minimum: 1000,
      freeOver: 2500,
      leadMinutes: 30,
      polygon: [
        [38.1302, 13.3505],
        [38.1322, 13.3622],
        [38.1228, 13.3702],
        [38.1152, 13.3725],
        [38.1078, 13.3662],
        [38.1062, 13.3542],
        [38.1132, 13.3462],
        [38.1222, 13.3452],
      ],
    },
    {
      name: 'Città',
      fee: 300,
      minimum: 1800,
      freeOver: 4000,
      leadMinutes: 45,
      polygon: [
        [38.1602, 13.3232],
        [38.1612, 13.3472],
        [38.1402, 13.3662],
        [38.1252, 13.3742],
        [38.1082, 13.3842],
        [38.0932, 13.3802],
        [38.0912, 13.3532],
        [38.1042, 13.3272],
        [38.1302, 13.3152],
      ],
    },
    {
      name: 'Mondello e Addaura',
      fee: 490,
      minimum: 3000,
      freeOver: null,
      leadMinutes: 60,
      polygon: [
        [38.2082, 13.3112],
        [38.2102, 13.3322],
        [38.1992, 13.3482],
        [38.1802, 13.3582],
        [38.1612, 13.3472],
        [38.1602, 13.3232],
        [38.1842, 13.3052],
      ],
    },
  ],
  capacity: {
    delivery: { kitchenMinutes: 15, pieces: 30, orders: 8 },
    pickup: { kitchenMinutes: 15, pieces: 40, orders: 12 },
  },
};
