import { expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { roots } from './load-look.ts';

// Fate of rows that refer to the demo when it is thrown away. A new foreign key must be named here, after deciding
// whether the row goes silently or its owner must move it first.

const part = 'is a part of it and goes with it';
const tried = 'was only tried out, and is deleted before it (throw-away.ts)';
const asked = 'is the owner’s: named, and the demo stays (in-the-way.ts)';
const sold = 'cannot be while the brand has never been open; the database refuses if it is';
const kept = 'keeps what refers to it: the picture is the owner’s from then on';

const becomes: Readonly<Record<string, string>> = {
  'badge_stamps.shop_id shops': tried,
  'board_screens.shop_id shops': part,
  'answer_plans.shop_id shops': part,
  'bought_together.product_id products': part,
  'bought_together.with_id products': part,
  'brand_pictures.picture_id pictures': 'goes before it, as the face that the demo showed',
  'categories.parent_id categories': asked,
  'categories.parent_id,parent_is_root categories': asked,
  'category_pictures.category_id categories': part,
  'category_pictures.picture_id pictures': kept,
  'chosen_places.shop_id shops': part,
  'cinema_shows.product_id products': part,
  'cinema_shows.shop_id shops': asked,
  'contact_messages.shop_id shops': 'is of no shop from then on',
  'content_drafts.slug contents': part,
  'content_states.slug contents': part,
  'coupon_codes.coupon_id coupons': tried,
  'coupon_drawings.coupon_id coupons': tried,
  'coupon_gifts.coupon_id coupons': tried,
  'coupon_uses.coupon_id coupons': sold,
  'coupon_uses.shop_id shops': sold,
  'delivery_areas.shop_id shops': part,
  'device_settings.shop_id shops': part,
  'favorites.product_id products': part,
  'memberships.plan_version prime_plans': asked,
  'menu_change_rows.product_id products': part,
  'option_choices.group_id option_groups': part,
  'order_parts.ordered_shop_id shops': sold,
  'order_parts.shop_id shops': sold,
  'price_history.product_id products': part,
  'prime_joinings.plan_version prime_plans': sold,
  'product_allergens.product_id products': part,
  'product_categories.category_id categories': asked,
  'product_categories.product_id products': part,
  'product_ingredients.product_id products': part,
  'product_option_groups.group_id option_groups': asked,
  'product_option_groups.product_id products': part,
  'product_pairings.product_id products': part,
  'product_pairings.with_id products': part,
  'product_pictures.picture_id pictures': kept,
  'product_pictures.product_id products': part,
  'product_prices.product_id products': part,
  'product_prices.shop_id shops': part,
  'product_shops.product_id products': part,
  'product_shops.shop_id shops': part,
  'products.root_category_id categories': asked,
  'redemption_tries.shop_id shops': tried,
  'redemptions.used_shop_id shops': tried,
  'reviews.shop_id shops': sold,
  'shifts.shop_id shops': tried,
  'shop_devices.shop_id shops': asked,
  'shop_exceptions.shop_id shops': part,
  'shop_hours.shop_id shops': part,
  'shop_pictures.picture_id pictures': kept,
  'shop_pictures.shop_id shops': part,
  'shop_silences.shop_id shops': part,
  'shop_tables.shop_id shops': part,
  'slot_bookings.shop_id shops': part,
  'slot_capacity.shop_id shops': part,
  'slot_loads.shop_id shops': part,
  'sold_out_choices.shop_id shops': part,
  'sold_out_ingredients.shop_id shops': part,
  'staff_pins.shop_id shops': part,
  'totems.shop_id shops': part,
  'user_roles.shop_id shops': asked,
  'wallet_coupons.coupon_id coupons': tried,
};

const app = await makeTestApp();

it('names for each foreign key into the demo the fate of its rows', async () => {
  const { rows } = await app.pool.query<{ reference: string; goes: boolean }>(
    `select c.conrelid::regclass || '.' || (
        select string_agg(a.attname, ',' order by a.attnum) from pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      ) || ' ' || c.confrelid::regclass as reference, c.confdeltype = 'c' as goes
     from pg_constraint c where c.contype = 'f' and c.confrelid::regclass::text = any($1)`,
    [Object.keys(roots)],
  );
  expect(rows.map(({ reference }) => reference).sort()).toEqual(Object.keys(becomes).sort());
  // Parts go by cascade; otherwise the demo could not go at all.
  for (const { reference, goes } of rows) if (becomes[reference] === part) expect(goes, reference).toBe(true);
});
