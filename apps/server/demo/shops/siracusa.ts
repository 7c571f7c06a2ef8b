import type { DemoShop } from '../shapes.ts';
import { week } from './weeks.ts';
import { feastDays, patronDay } from './year.ts';

const kitchen = week('12:30-15:00 19:00-23:30', '12:30-15:00 19:00-25:00', '12:30-15:30 19:00-23:30');
const counter = week('07:30-23:30', '07:30-25:00', '08:00-23:30');

export const siracusa: DemoShop = {
  slug: 'siracusa',
  name: 'Zanga Siracusa',
  description:
    'Nel cuore di Ortigia, pietra bianca e mare in fondo alla strada. I tavoli stanno in un cortile di limoni, il pesce arriva a piedi dal mercato.',
  street: 'Via della Maestranza',
  number: '46',
  zip: '96100',
  city: 'Siracusa',
  province: 'SR',
  lat: 37.0606,
  lng: 15.2948,
  phone: '+39 0931 010 203',
  email: 'siracusa@zanga.example',
  merchandise: true,
  hours: { delivery: kitchen, pickup: counter, onshop: counter },
  exceptions: [...feastDays, patronDay('12-13', 'Santa Lucia')],
  areas: [
    {
      name: 'Ortigia',
      fee: 100,
      minimum: 800,
      freeOver: 2000,
      leadMinutes: 25,
      polygon: [
        [37.0662, 15.2878],
        [37.0668, 15.2922],
        [37.0632, 15.2972],
        [37.0582, 15.2982],
        [37.0532, 15.2962],
        [37.0528, 15.2938],
        [37.0588, 15.2912],
        [37.0628, 15.2882],
      ],
    },
    {
      name: 'Borgata e Neapolis',
      fee: 290,
      minimum: 1500,
      freeOver: 3500,
      leadMinutes: 40,
      polygon: [
        [37.0922, 15.2672],
        [37.0942, 15.2882],
        [37.0822, 15.2972],
        [37.0702, 15.2942],
        [37.0632, 15.2982],
        [37.0522, 15.2972],
        [37.0518, 15.2932],
        [37.0632, 15.2862],
        [37.0652, 15.2752],
        [37.0762, 15.2642],
      ],
    },
  ],
  capacity: {
    delivery: { kitchenMinutes: 15, pieces: 20, orders: 6 },
    pickup: { kitchenMinutes: 15, pieces: 24, orders: 8 },
  },
};
