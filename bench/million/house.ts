import { customers, days, draw, firstnames, oneOf, shops, surnames } from './orders.ts';

const products = 20_000;
const staff = 800;

/** Shop of a staff member: four in each. */
const shopOf = (nth: string) => `'shp_m' || lpad((1 + ${nth} % ${shops.length})::text, 3, '0')`;
export const anyOfStaff = (words: string) => `'usr_s' || ${draw(words, staff)}`;

const people = [
  `insert into users (id, email, firstname, lastname, created_at)
   select 'usr_s' || n, 'banco' || n || '@zanga.example', ${oneOf(`'f' || n`, firstnames)},
     ${oneOf(`'l' || n`, surnames)}, $1::timestamptz - interval '${days} days' from generate_series(0, ${staff - 1}) n`,
  `insert into user_roles (user_id, role, shop_id, all_shops)
   select 'usr_s' || n, case when n < ${shops.length} then 'manager' else 'worker' end, ${shopOf('n')}, false
   from generate_series(0, ${staff - 1}) n`,
  `insert into access_tokens (token_hash, user_id, created_at, seen_at, expires_at, device, network)
   select decode(md5('k' || id || n), 'hex'), id, $1::timestamptz - n * interval '3 days', $1::timestamptz - n * interval '2 days',
     $1::timestamptz + interval '9 days', 'Chrome su Android', '10.0.0.x'
   from users cross join generate_series(1, 5) n where id like 'usr_s%' or n = 1`,
  `insert into favorites (user_id, product_id)
   select 'usr_m' || n, 'prd_m' || (1 + ${draw(`'a' || n || m`, products)}) from generate_series(0, ${customers - 1}) n, generate_series(1, 3) m
   on conflict do nothing`,
];

const menu = [
  `insert into categories (id, slug, name, position, parent_id)
   select 'cat_m' || n, 'categoria-' || n, 'Categoria ' || n, n, case when n > 12 then 'cat_m' || (1 + n % 12) end from generate_series(1, 60) n`,
  `insert into products (id, slug, name, description, ingredients, kind, root_category_id, price_cents, vat_class, allergens_declared,
     channels, position, popularity, published, created_at)
   select 'prd_m' || n, 'piatto-m-' || n, ${oneOf(`'n' || n`, ['Pizza', 'Arancino', 'Insalata', 'Pasta', 'Panino', 'Zuppa', 'Crostata', 'Focaccia'])}
       || ' ' || ${oneOf(`'c' || n`, surnames)} || ' ' || n, 'Come si fa a Catania.', '', 'food', 'cat_m' || (1 + n % 12), 500 + n % 2000,
     'prepared_food', true, '{delivery,pickup,onshop,totem}', n, n % 400, n % 50 <> 0, $1::timestamptz - interval '400 days'
   from generate_series(1, ${products}) n`,
  `insert into product_categories (product_id, category_id, position)
   select 'prd_m' || n, 'cat_m' || (1 + n % 12), n from generate_series(1, ${products}) n
   union all select 'prd_m' || n, 'cat_m' || (13 + n % 48), n from generate_series(1, ${products}) n`,
  `insert into price_history (product_id, price_cents, valid_from)
   select 'prd_m' || n, 500 + n % 2000, $1::timestamptz - interval '400 days' from generate_series(1, ${products}) n`,
  `insert into product_allergens (product_id, allergen, presence)
   select 'prd_m' || n, allergen, 'contains' from generate_series(1, ${products}) n, unnest('{gluten,milk}'::text[]) allergen`,
  `insert into product_ingredients (id, product_id, name, position, removable)
   select 'ing_m' || n || '_' || m, 'prd_m' || n, ${oneOf(`'i' || (${draw(`'w' || n || m`, 400)})`, ['farina', 'pomodoro', 'mozzarella', 'basilico', 'olio', 'melanzane', 'ricotta', 'pistacchio'])}
     || ' ' || (${draw(`'w' || n || m`, 400)}), m, true
   from generate_series(1, ${products}) n, generate_series(1, 5) m on conflict do nothing`,
  `insert into option_groups (id, name, min_choices, max_choices)
   select 'opt_m' || n, 'Aggiunte ' || n, 0, 5 from generate_series(1, 60) n`,
  `insert into option_choices (id, group_id, name, allergens_declared, position)
   select 'cho_m' || n || '_' || m, 'opt_m' || n, 'doppia aggiunta ' || n || ' ' || m, true, m from generate_series(1, 60) n, generate_series(1, 12) m`,
  `insert into product_option_groups (product_id, group_id, position)
   select 'prd_m' || n, 'opt_m' || (1 + n % 60), 1 from generate_series(1, ${products}) n`,
  `insert into product_shops (product_id, shop_id, sold, sold_out_until, sold_out_by, sold_out_at)
   select 'prd_m' || (1 + ${draw(`'x' || s || n`, products)}), 'shp_m' || lpad(s::text, 3, '0'), n > 100, case when n between 101 and 130 then 'infinity'::timestamptz end,
     case when n between 101 and 130 then ${anyOfStaff(`'x' || s || n`)} end, case when n between 101 and 130 then $1::timestamptz end
   from generate_series(1, ${shops.length}) s, generate_series(1, 200) n on conflict do nothing`,
  `insert into sold_out_ingredients (shop_id, ingredient, name, sold_out_until, marked_by, marked_at)
   select 'shp_m' || lpad(s::text, 3, '0'), words, min(name), 'infinity', ${anyOfStaff('words')}, $1
   from (select distinct words, name from product_ingredients) i, generate_series(1, ${shops.length}) s
   where ${draw('words || s', 40)} = 0 group by s, words`,
];

/** Tables of each shop, half of them open, its devices, some switched off, and its totems. */
const inside = [
  `insert into shop_tables (id, shop_id, label, open_since)
   select 'tbl_m' || s || '_' || n, 'shp_m' || lpad(s::text, 3, '0'), n::text,
     case when n % 2 = 0 then $1::timestamptz - interval '2 hours' end from generate_series(1, ${shops.length}) s, generate_series(1, 30) n`,
  `insert into table_calls (id, table_id, reason, at, seen_at)
   select 'cal_m' || id || '_' || n, id, 'bill', $1::timestamptz - n * interval '1 hour', case when n > 1 then $1::timestamptz - n * interval '1 hour' end
   from shop_tables, generate_series(1, 20) n`,
  `insert into shop_devices (id, shop_id, kind, name, created_at, created_by, secret_hash, claimed_at, seen_at, browser, network, version, ended_at)
   select 'dvc_m' || s || '_' || n, 'shp_m' || lpad(s::text, 3, '0'), 'till', 'Cassa ' || n, $1::timestamptz - interval '90 days', ${anyOfStaff('s::text')},
     decode(md5('d' || s || '_' || n), 'hex'), $1::timestamptz - interval '90 days', $1::timestamptz, 'Chrome su Android', '10.0.0.x', '1', case when n > 6 then $1::timestamptz end
   from generate_series(1, ${shops.length}) s, generate_series(1, 30) n`,
  `insert into totems (id, shop_id, name, key_hash, created_at, created_by)
   select 'ttm_m' || s || '_' || n, 'shp_m' || lpad(s::text, 3, '0'), 'Totem ' || n, decode(md5('t' || s || '_' || n), 'hex'), $1, ${anyOfStaff('s::text')}
   from generate_series(1, ${shops.length}) s, generate_series(1, 3) n`,
  `insert into slot_capacity (shop_id, mode, pieces, orders)
   select id, mode, 60, 20 from shops, unnest('{delivery,pickup}'::text[]) mode on conflict do nothing`,
];

/** Shifts: each staff member works nearly every day. */
const work = [
  `insert into shifts (id, user_id, shop_id, from_at, until_at, from_how, until_how, from_device, until_device)
   select 'shf_m' || n || '_' || d, 'usr_s' || n, ${shopOf('n')}, begun, begun + interval '7 hours', 'pin', 'pin',
     'dvc_m' || (1 + n % ${shops.length}) || '_1', 'dvc_m' || (1 + n % ${shops.length}) || '_1'
   from generate_series(0, ${staff - 1}) n, generate_series(1, ${days}) d,
     lateral (select $1::timestamptz - d * interval '1 day' + (n % 5) * interval '1 hour' as begun) b where (n + d) % 6 <> 0`,
];

/** Past and future shows. */
const shows = [
  `insert into products (id, slug, name, kind, root_category_id, price_cents, vat_class, channels, published, stock)
   select 'prd_mc' || n, 'film-m-' || n, 'Film ' || n, 'cinema', 'cat_m1', 800, 'cinema', '{delivery,pickup}', true, 80 from generate_series(1, 600) n`,
  `insert into cinema_shows (product_id, shop_id, film, hall, starts_at, minutes, seats)
   select 'prd_mc' || n, 'shp_m' || lpad((1 + n % 20)::text, 3, '0'), 'Film ' || (n % 40), 'Sala ' || (n % 3), $1::timestamptz + (n - 550) * interval '10 hours', 110, 80
   from generate_series(1, 600) n`,
  `insert into cinema_tickets (id, order_id, line_id, piece, product_id, fare, issued_at)
   select 'tck_m' || n || '_' || m, 'ord_m' || n, 'lin_m' || n || '_' || m, m, 'prd_mc' || n, 'intero', $1 from generate_series(1, 600) n, generate_series(1, 60) m`,
];

/** Statements that write a brand of two hundred shops around the orders; $1 is now. */
export const house: readonly string[] = [...people, ...menu, ...inside, ...work, ...shows];
