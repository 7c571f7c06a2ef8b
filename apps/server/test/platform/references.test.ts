import { expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

// Deleting a row makes PostgreSQL search for references, which reads the whole table without an index. So each foreign
// key has an index that begins with its columns, or is named here with a reason.

const staff =
  'who of the staff did it: people are suspended or emptied, never deleted, and nobody asks by it';
const shop = 'shops are closed, never deleted, and nobody asks by it';
const short = 'rows that end within the hour';

const needNone: Readonly<Record<string, string>> = {
  'badge_stamps (scanned_by)': staff,
  'badge_stamps (shop_id)': shop,
  'brand_domains (brand_id)': 'a handful of rows',
  'categories (parent_id, parent_is_root)': 'some sixty rows',
  'cinema_shows (shop_id)': shop,
  'contact_blocks (by_user_id)': staff,
  'coupon_drawings (drawn_by)': staff,
  'coupon_gifts (asked_by)': staff,
  'coupon_shares (taken_by)': 'people are emptied, never deleted, and nobody asks by it',
  'coupon_uses (by_user_id)': staff,
  'coupon_uses (shop_id)': shop,
  'half_sign_ins (client_id)': short,
  'member_notes (user_id)': staff,
  'order_keys (order_id)': 'orders are never deleted, and each order would pay for it',
  'order_lines (order_id, part)': 'by its order, which has few lines',
  'order_notes (user_id)': staff,
  'passkey_challenges (user_id)': short,
  'redemption_tries (by_user_id)': staff,
  'redemption_tries (shop_id)': shop,
  'redemptions (undone_by)': staff,
  'redemptions (used_by)': staff,
  'redemptions (used_shop_id)': shop,
  'reviews (decided_by)': staff,
  'reviews (shop_id)': 'shops are closed, never deleted; what is shown of them has an index of its own',
  'shifts (from_by)': staff,
  'shifts (mended_by)': staff,
  'shifts (until_by)': staff,
  'shop_devices (created_by)': staff,
  'shop_devices (last_person_id)': staff,
  'shop_devices (person_id)': staff,
  'slot_bookings (shop_id)': shop,
  'staff_actions (user_id)': 'written no more: the audit took its place',
  'staff_invitations (invited_by)': 'as many rows as invitations of a week',
  'table_calls (seen_by)': staff,
  'totems (created_by)': staff,
  'totems (shop_id)': 'shops are closed, never deleted; the totems in use have an index of their own',
  'wallet_coupons (from_user_id)': 'people are emptied, never deleted, and nobody asks by it',
};

it('each foreign key has an index, or a reason to have none', async () => {
  const { pool } = await makeTestApp();
  // An index that leaves out null rows is enough: no reference is searched there.
  const { rows } = await pool.query<{ key: string }>(
    `select format('%s (%s)', con.conrelid::regclass, string_agg(att.attname, ', ' order by k.place)) as key
     from pg_constraint con
     cross join lateral unnest(con.conkey) with ordinality as k (number, place)
     join pg_attribute att on att.attrelid = con.conrelid and att.attnum = k.number
     where con.contype = 'f' and con.connamespace = 'public'::regnamespace and not exists (
       select from pg_index i
       where i.indrelid = con.conrelid and i.indisvalid
         and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(con.conkey)] @> con.conkey
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ format('^\\(%s IS NOT NULL\\)$', (
           select attname from pg_attribute where attrelid = con.conrelid and attnum = con.conkey[1]))))
     group by con.oid, con.conrelid order by 1`,
  );
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(needNone).sort());
});
