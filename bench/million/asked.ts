import { createHash, randomUUID } from 'node:crypto';
import type { StaffRole } from '@zanga/domain/staff/rights';
import type pg from 'pg';
import { writeCoupons } from './coupons.ts';
import { writeMembers } from './members.ts';
import { writeMessages } from './messages.ts';
import { shops } from './orders.ts';

export type Query = Readonly<Record<string, string>>;

/** A reading that is measured repeatedly; the owner asks unless another person is named. */
export type Reading = {
  readonly asked: string;
  readonly path: (nth: number) => string;
  readonly as?: 'several' | 'worker' | undefined;
};

type Sample = {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly telephone: string;
  readonly day: string;
  readonly shop: string;
};

/** Callers, and the ids they ask for. */
export type Cast = {
  /** Tokens for all shops, for five, and for one. */
  readonly tokens: { readonly owner: string; readonly several: string; readonly worker: string };
  readonly some: readonly Sample[];
  readonly show: string;
  /** A running part. */
  readonly open: string;
  readonly ingredients: readonly string[];
  readonly coupon: string;
  readonly member: string;
  readonly message: string;
  readonly now: Date;
};

export const pick = <T>(some: readonly T[], nth: number): T => some[(nth * 7919) % some.length] as T;

/** The database stores the hash of a token. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

const signIn = async (pool: pg.Pool, role: StaffRole, where: readonly string[] | 'all'): Promise<string> => {
  const token = randomUUID();
  const id = `usr_${randomUUID().replaceAll('-', '')}`;
  await pool.query(`insert into users (id, email, firstname, lastname) values ($1, $2, 'Ada', 'Rossi')`, [
    id,
    `${id}@zanga.example`,
  ]);
  await pool.query(
    `insert into user_roles (user_id, role, shop_id, all_shops) select $1, $2, shop, shop is null from unnest($3::text[]) as shop`,
    [id, role, where === 'all' ? [null] : where],
  );
  await pool.query(
    `insert into access_tokens (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [hashOf(token), id],
  );
  return token;
};

export const castOf = async (pool: pg.Pool, now: Date): Promise<Cast> => {
  const [{ rows: some }, { rows: shows }, { rows: open }, { rows: ingredients }] = [
    await pool.query<Sample>(
      `select id, reference, email, telephone, to_char(created_at, 'YYYY-MM-DD') as day, shop_ids[1] as shop
       from orders where id like '%7' and shop_ids[1] <> '' order by md5(id) limit 200`,
    ),
    await pool.query<{ id: string }>(
      'select product_id as id from cinema_shows where starts_at > $1 order by starts_at limit 1',
      [now],
    ),
    await pool.query<{ id: string }>(
      `select order_id as id from order_parts where state = 'preparing' and part = 'food' order by since desc limit 1`,
    ),
    await pool.query<{ words: string }>(`select distinct words from product_ingredients order by words`),
  ];
  return {
    tokens: {
      owner: await signIn(pool, 'owner', 'all'),
      several: await signIn(pool, 'manager', shops.slice(2, 7)),
      worker: await signIn(pool, 'worker', [shops[3] ?? '']),
    },
    some,
    show: shows[0]?.id ?? '',
    open: open[0]?.id ?? '',
    coupon: await writeCoupons(pool, now),
    member: await writeMembers(pool, now),
    message: await writeMessages(pool, now),
    ingredients: ingredients.map(({ words }) => words),
    now,
  };
};
