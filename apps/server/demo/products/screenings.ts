import { saleWindows } from '@zanga/domain/cinema/tickets';
import { slugOf } from '@zanga/domain/staff/editing/slug';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { formatLocalDate, minuteOf } from '@zanga/domain/time-format';
import { notDelivered, section } from '../section.ts';
import type { DemoProduct } from '../shapes.ts';

type Film = {
  readonly title: string;
  readonly story: string;
  readonly minutes: number;
  readonly price: number;
  readonly prime: number;
  /** Picture of the demo that serves as its poster. */
  readonly drawn: string;
};

const limoni: Film = {
  title: 'L’estate dei limoni',
  story: 'Due fratelli, un agrumeto da vendere e l’ultima estate per cambiare idea.',
  minutes: 108,
  price: 750,
  prime: 600,
  drawn: 'products/biglietto-intero',
};
const treno: Film = {
  title: 'Il treno per Noto',
  story: 'Un controllore timido, una valigia sbagliata e tutta la costa per restituirla.',
  minutes: 96,
  price: 750,
  prime: 600,
  drawn: 'products/biglietto-ridotto',
};
const vulcano: Film = {
  title: 'Sotto il vulcano, in rilievo',
  story: 'L’Etna esce dallo schermo: gli occhialini sono compresi e te li tieni.',
  minutes: 84,
  price: 950,
  prime: 760,
  drawn: 'products/serata-in-rilievo',
};
const maratona: Film = {
  title: 'La notte dei cortometraggi',
  story: 'Cinque storie brevi di registi siciliani, con intervallo e granita.',
  minutes: 140,
  price: 900,
  prime: 720,
  drawn: 'products/carnet-cinque-film',
};

type Evening = {
  readonly film: Film;
  readonly shop: 'catania' | 'palermo';
  /** Days after the seeding. */
  readonly day: number;
  readonly time: string;
  readonly seats: number;
  readonly left?: number;
};

const evenings: readonly Evening[] = [
  { film: limoni, shop: 'catania', day: 0, time: '20:30', seats: 120, left: 64 },
  { film: treno, shop: 'catania', day: 0, time: '22:45', seats: 120, left: 7 },
  { film: limoni, shop: 'palermo', day: 1, time: '21:00', seats: 90, left: 1 },
  { film: maratona, shop: 'catania', day: 1, time: '21:00', seats: 120, left: 0 },
  { film: vulcano, shop: 'catania', day: 2, time: '21:00', seats: 60, left: 31 },
  { film: treno, shop: 'palermo', day: 3, time: '21:00', seats: 90 },
  { film: limoni, shop: 'catania', day: 5, time: '20:30', seats: 120 },
  { film: vulcano, shop: 'palermo', day: 7, time: '21:30', seats: 60 },
  { film: maratona, shop: 'palermo', day: 10, time: '20:30', seats: 90 },
  { film: treno, shop: 'catania', day: 14, time: '21:00', seats: 120 },
  { film: limoni, shop: 'palermo', day: 21, time: '21:00', seats: 90 },
  { film: vulcano, shop: 'catania', day: 28, time: '21:00', seats: 60 },
];

const arenas = { catania: 'Arena sul mare', palermo: 'Arena dei Quattro Canti' } as const;

/** A show of the demo: a product with seats as its stock, and its data of the cinema. */
export type DemoScreening = {
  readonly product: DemoProduct;
  readonly drawn: string;
  readonly windows: ReturnType<typeof saleWindows>;
  readonly show: {
    readonly shop: string;
    readonly film: string;
    readonly hall: string;
    readonly startsAt: Date;
    readonly minutes: number;
    readonly seats: number;
  };
};

const screening = (
  { film, shop, day, time, seats, left = seats }: Evening,
  now: Date,
): readonly DemoScreening[] => {
  const date = addDays(wallClock(now).date, day);
  const startsAt = instantOf(date, minuteOf(time));
  const name = `${film.title}, ${formatLocalDate(date).slice(0, 5)} ore ${time}`;
  const [product] = section(
    'biglietti',
    { kind: 'cinema', vat: 'cinema', channels: notDelivered, options: ['biglietto'] },
    [
      {
        name,
        slug: slugOf(`${film.title} ${shop} ${date} ${time}`),
        description: film.story,
        ingredients: `Valido per lo spettacolo delle ${time} del ${formatLocalDate(date)}`,
        price: film.price,
        prime: film.prime,
        stock: left,
        popularity: 0,
        notAt: ['catania', 'palermo', 'siracusa', 'messina', 'ragusa', 'taormina'].filter(
          (one) => one !== shop,
        ),
      },
    ],
  );
  const show = { shop, film: film.title, hall: arenas[shop], startsAt, minutes: film.minutes, seats };
  return product ? [{ product, drawn: film.drawn, windows: saleWindows({ startsAt }), show }] : [];
};

/** Shows of the weeks after an instant. */
export const demoScreenings = (now: Date): readonly DemoScreening[] =>
  evenings.flatMap((evening) => screening(evening, now));
