import type pg from 'pg';

/** Random without chance: a hash of the words, so that every run measures the same orders. */
export const draw = (words: string, below: number) => `abs(hashtext(${words})::bigint) % ${below}`;

export const oneOf = (words: string, names: readonly string[]) =>
  `(array[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}])[1 + (${draw(words, names.length)})]`;

export const firstnames = [
  ...['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Hugo', 'Irene', 'Jacopo', 'Katia', 'Luca'],
  ...[
    'Marta',
    'Nicolò',
    'Olga',
    'Paolo',
    'Quirino',
    'Rosa',
    'Salvo',
    'Teresa',
    'Ugo',
    'Viola',
    'Walter',
    'Zoe',
  ],
] as const;
const roots = [
  ...[
    'Ross',
    'Russ',
    'Ferrar',
    'Esposit',
    'Bianch',
    'Roman',
    'Colomb',
    'Ricc',
    'Marin',
    'Grec',
    'Brun',
    'Gall',
  ],
  ...[
    'Cont',
    'De Luc',
    'Cost',
    'Giordan',
    'Mancin',
    'Rizz',
    'Lombard',
    'Morett',
    'Barbier',
    'Fontan',
    'Santor',
    'D’Angel',
  ],
];
const endings = ['i', 'o', 'a', 'ini', 'elli', 'etti', 'oni', 'ucci', 'aro', 'isi'];
export const surnames = roots.flatMap((root) => endings.map((ending) => `${root}${ending}`));

/** Best sellers first; the last one sells in December only. */
export const dishes = [
  ...[
    'Margherita',
    'Arancino al ragù',
    'Norma',
    'Diavola',
    'Capricciosa',
    'Cannolo',
    'Caponata',
    'Sfincione',
  ],
  ...[
    'Pane cunzato',
    'Panelle',
    'Cartocciata',
    'Granita alle mandorle',
    'Insalata di mare',
    'Parmigiana',
    'Involtini',
  ],
  ...['Tonno in crosta', 'Polpette di neonata', 'Cassata', 'Gelo di anguria', 'Panettone'],
] as const;

/** By number of orders: the first has a sixth of all; the last was closed a year ago. */
export const shops = Array.from({ length: 200 }, (_, at) => `shp_m${String(at + 1).padStart(3, '0')}`);
export const closedShop = shops.at(-1) ?? '';

export const days = 500;
/** Number of customers; the first ones have an account. */
const people = 200_000;
export const customers = 50_000;

/** A shop by a number between 0 and 1, early ones more often. */
const oneShop = (words: string) =>
  `'shp_m' || lpad((1 + floor(${shops.length - 1} * power((${draw(words, 10_000)}) / 10000.0, 3)))::text, 3, '0')`;

const drawOrders = `
create temp table drawn on commit drop as
with facts as (
  select n, n + $3 as nth, ${draw(`'p' || n + $3`, people)} as person, ${draw(`'m' || n + $3`, 100)} as way,
    ${draw(`'s' || n + $3`, 1000)} as luck, ${draw(`'y' || n + $3`, 100)} as pays,
    $1::timestamptz - (($2 - n - $3)::float8 / $2 * ${days}) * interval '1 day' as at
  from generate_series(1, $4) n
)
select *, 'ord_m' || nth as id,
  case when way = 0 then '' when at < $1::timestamptz - interval '365 days' and ${draw(`'c' || nth`, 5)} = 0 then '${closedShop}'
    else ${oneShop(`'k' || nth`)} end as shop,
  case when way = 0 then 'shipping' when way < 70 then 'delivery' when way < 98 then 'pickup' else 'onshop' end as mode,
  case when nth > $2 - 300 then 'preparing' when luck < 30 then 'cancelled' when luck < 50 then 'rejected' else 'completed' end as state,
  case when pays < 60 or way = 0 then 'card' when pays < 85 then 'cash' else 'till' end as pay,
  ${oneOf(`'f' || person`, firstnames)} as firstname, ${oneOf(`'l' || person`, surnames)} as lastname,
  (array[${dishes.map((dish) => `'${dish}'`).join(', ')}]) as menu,
  case when extract(month from at) = 12 and ${draw(`'d' || nth`, 3)} = 0 then ${dishes.length}
    else 1 + ((${draw(`'d' || nth`, 1000)}) * (${draw(`'d' || nth`, 997)}) / 1000000.0 * ${dishes.length - 2})::int end as first_dish,
  1 + ((${draw(`'e' || nth`, 1000)}) * (${draw(`'e' || nth`, 991)}) / 1000000.0 * ${dishes.length - 2})::int as second_dish
from facts`;

const writeOrders = `
insert into orders (id, user_id, token_hash, state, number, shop_ids, payment_kind, qty, summary, list_cents, discount_cents,
  member_discount_cents, coupon_discount_cents, delivery_cents, total_cents, refunded_cents, taken_cents, vat, firstname,
  lastname, email, telephone, terms_version, of_age, cart_id, created_at, placed_at, completed_at)
select id, case when person < ${customers} then 'usr_m' || person end,
  case when person >= ${customers} then decode(md5('t' || nth), 'hex') end, state, 'A-' || lpad((1 + nth % 100)::text, 3, '0'), array[shop], pay, 2,
  menu[first_dish] || ', ' || menu[second_dish], 2000, 0, 0, 0, 0, 2000,
  case when luck between 50 and 80 then 1000 else 0 end,
  case when pay <> 'card' and state = 'completed' and luck <> 999 then 2000 else 0 end,
  '[]', firstname, lastname, 'persona' || person || '@clienti.zanga.example', '+393' || lpad((person * 4999)::text, 9, '0'), 'v1', false,
  'crt_m' || nth, at, at, case when state = 'completed' then at end
from drawn`;

const writeParts = `
insert into order_parts (order_id, part, mode, state, since, shop_id, number, address, pieces, fee_cents, fee_discount_cents)
select id, case mode when 'shipping' then 'goods' else 'food' end, mode, state, at, nullif(shop, ''),
  'A-' || lpad((1 + nth % 100)::text, 3, '0'),
  case when mode in ('delivery', 'shipping') then jsonb_build_object('label', '', 'street', 'Via Etnea', 'number', (1 + nth % 300)::text,
    'staircase', '', 'floor', '', 'doorbell', '', 'zip', '95131', 'city', 'Catania', 'province', 'CT', 'lat', 37.5, 'lng', 15.08,
    'notes', '', 'is_default', false) end, 2, 0, 0
from drawn`;

const writeLines = `
insert into order_lines (id, order_id, part, position, cart_line_id, product_id, slug, name, kind, images, options, notes,
  qty, unit_cents, list_cents, discount_cents, member_discount_cents, coupon_discount_cents, total_cents,
  vat_rate_basis_points, vat_cents, refunded_qty)
select 'lin_m' || nth || '_' || place, id, case mode when 'shipping' then 'goods' else 'food' end, place, 'lin_c' || nth || '_' || place,
  'prd_m' || (1 + (dish - 1) * 1000 + ${draw(`'v' || nth || place`, 1000)}), 'piatto-' || dish, menu[dish], 'food', '[]', '[]', '', 1, 1000, 1000, 0, 0, 0, 1000, 1000, 91,
  case when place = 0 and luck between 50 and 80 then 1 else 0 end
from drawn cross join lateral (values (0, first_dish), (1, second_dish)) as line (place, dish)`;

const writeCustomers = `
insert into users (id, email, firstname, lastname, created_at)
select 'usr_m' || n, 'persona' || n || '@clienti.zanga.example', ${oneOf(`'f' || n`, firstnames)}, ${oneOf(`'l' || n`, surnames)},
  $1::timestamptz - interval '${days} days' from generate_series(0, ${customers - 1}) n`;

/** Switches triggers and foreign keys off while writing the data. */
export const unlooked = `set session_replication_role = replica`;

/** Writes orders over five hundred days, one part at a time. */
export const writeMillion = async (pool: pg.Pool, count: number, now: Date): Promise<void> => {
  const client = await pool.connect();
  const atOnce = Math.min(count, 100_000);
  try {
    await client.query(unlooked);
    await client.query(
      `insert into shops (id, slug, name, street, number, zip, city, province, lat, lng, phone, email, services, position)
       select id, replace(id, '_', '-'), 'Zanga ' || id, 'Via Etnea', '1', '95131', 'Catania', 'CT', 37.5, 15.08, '+39095000000',
         id || '@zanga.example', '{pickup,delivery,onshop}', nth from unnest($1::text[]) with ordinality as shop (id, nth)`,
      [shops],
    );
    await client.query(writeCustomers, [now]);
    for (let done = 0; done < count; done += atOnce) {
      await client.query('begin');
      await client.query(drawOrders, [now, count, done, atOnce]);
      for (const statement of [writeOrders, writeParts, writeLines]) await client.query(statement);
      await client.query('commit');
    }
  } finally {
    client.release(true);
  }
};
