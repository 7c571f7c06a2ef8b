import { idBytes, idFrom } from '@zanga/domain/ids';
import type pg from 'pg';
import { insertRows } from '../load/rows.ts';
import { type Random, seeded, whole } from '../random.ts';

/** Mailboxes that cannot exist, which mark generated customers. */
export const generatedMail = '@clienti.zanga.example';

const firstnames = (
  'Agata,Alfio,Angela,Antonino,Beatrice,Calogero,Carmela,Chiara,Concetta,Davide,Elena,' +
  'Francesca,Gaetano,Giada,Giorgia,Giovanni,Giulia,Giuseppe,Ignazio,Laura,Lorenzo,Lucia,' +
  'Marco,Maria,Martina,Matteo,Nunzia,Orazio,Paolo,Rosalia,Salvatore,Sara,Sebastiano,Serena,' +
  'Sofia,Turi,Valentina,Vincenzo,Viola,Vito'
).split(',');

const lastnames = (
  'Amato,Arena,Barbera,Bellomo,Bruno,Calabrese,Caruso,Catalano,Costa,D’Agostino,Di Bella,' +
  'Ferrara,Fichera,Gallo,Grasso,Greco,Gulisano,La Rosa,Leonardi,Lo Presti,Longo,Mancuso,' +
  'Marino,Messina,Nicolosi,Pappalardo,Patanè,Puglisi,Rapisarda,Rizzo,Romano,Russo,Salemi,' +
  'Santoro,Scuderi,Spampinato,Torrisi,Vitale,Zappalà,Zuccarello'
).split(',');

const oneOf = (random: Random, names: readonly string[]): string =>
  names[Math.floor(random() * names.length)] ?? '';

/** A repeatable id from a seed: fit for measurements, never for people. */
export const repeatableId = <Prefix extends 'prd' | 'usr'>(prefix: Prefix, random: Random) =>
  idFrom(
    prefix,
    Uint8Array.from({ length: idBytes }, () => whole(random, 0, 255)),
  );

const customer = (random: Random, number: number) => ({
  id: repeatableId('usr', random),
  email: `cliente-${String(number).padStart(6, '0')}${generatedMail}`,
  firstname: oneOf(random, firstnames),
  lastname: oneOf(random, lastnames),
  created_at: 'now',
  updated_at: 'now',
});

const batch = 5_000;

/** Inserts customers with three favourites each, popular products more often. */
export const loadCustomers = async (
  client: pg.ClientBase,
  count: number,
  products: readonly string[],
): Promise<void> => {
  const random = seeded('clienti');
  const likeable = (): string => products[Math.floor(random() ** 2 * products.length)] ?? '';
  for (let from = 0; from < count; from += batch) {
    const customers = Array.from({ length: Math.min(batch, count - from) }, (_, index) =>
      customer(random, from + index + 1),
    );
    await insertRows(client, 'users', customers);
    const liked = customers.flatMap(({ id }) =>
      [...new Set([likeable(), likeable(), likeable()])].map((product_id) => ({
        user_id: id,
        product_id,
        created_at: 'now',
      })),
    );
    await insertRows(client, 'favorites', liked);
  }
};
