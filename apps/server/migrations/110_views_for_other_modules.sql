-- Views for other modules: what a module lets others read of its tables. A module reads and writes its own tables alone;
-- of another's it reads these views, or asks that module's code (docs/database.md, decision 033). They are plain
-- projections, which PostgreSQL puts into the query that reads them: they cost nothing. Their columns have the names of
-- the tables' columns. To show one more column, `create or replace view` with it at the end.

-- accounts -----------------------------------------------------------------------------------------------------------

-- People: who has an account, or had one, without anything they sign in with.
create view people as
  select id, email, phone, firstname, lastname, birthdate, email_verified_at, created_at, deleted_at from users;

-- Staff roles: who works for the brand, as what, and for which shop.
create view staff_roles as
  select user_id, role, shop_id from user_roles;

-- Current consents: the last word of each person on each kind.
create view current_consents as
  select distinct on (user_id, kind) user_id, kind, granted from consents order by user_id, kind, id desc;

-- Signed-in devices: where a push reaches somebody, until the sign-in ends.
create view signed_in_devices as
  select d.id, d.user_id, d.token, d.seen_at, t.expires_at
  from devices d join access_tokens t on t.token_hash = d.access_token_hash;

-- Had in former accounts: what somebody who deleted an account and came back has had once already.
create view had_in_former_accounts as
  select user_id, what, times from had_before;

-- brand and contents -------------------------------------------------------------------------------------------------

-- Brand profiles: how the brand is called and reached, and what it asks for shipping.
create view brand_profiles as
  select id, name, phone, email, company, shipping_fee_cents, shipping_free_over_cents, updated_at from brands;

-- Content versions: when each text was changed last; the terms of sale are known by it.
create view content_versions as
  select slug, updated_at from contents;

-- shops --------------------------------------------------------------------------------------------------------------

-- Shop profiles: how a shop is called, where it is, what it offers and how it may be paid.
create view shop_profiles as
  select id, slug, name, street, number, zip, city, province, lat, lng, phone, services, payments, merchandise, position,
    published, updated_at
  from shops;

-- Delivery polygons: where a shop delivers, without what that costs.
create view delivery_polygons as
  select shop_id, polygon from delivery_areas;

-- pictures -----------------------------------------------------------------------------------------------------------

-- Product images and category images: the pictures of each, by the name of their use, in their order.
create view product_images as
  select o.product_id, o.name, o.position, p.id, p.alt, p.width, p.height, p.color
  from product_pictures o join pictures p on p.id = o.picture_id;
create view category_images as
  select o.category_id, o.name, o.position, p.id, p.alt, p.width, p.height, p.color
  from category_pictures o join pictures p on p.id = o.picture_id;

-- catalogue ----------------------------------------------------------------------------------------------------------

-- Product profiles: what a product is called and costs, without whether it can be had now.
create view product_profiles as
  select id, slug, name, description, published, popularity, price_cents, prime_price_cents, reduced_price_cents,
    reduced_from, reduced_until, updated_at
  from products;

-- Category profiles: what a category is called, and the one above it.
create view category_profiles as
  select id, parent_id, slug, name, published, updated_at from categories;

-- ordering -----------------------------------------------------------------------------------------------------------

-- Order facts: how far an order is and what it came to, without how to reach whoever ordered.
create view order_facts as
  select id, number, user_id, cart_id, state, firstname, payment_kind, total_cents, refunded_cents, taken_cents, lost_cents,
    created_at, placed_at, completed_at
  from orders;

-- Order part facts: the same of each part, without the address it is brought to.
create view order_part_facts as
  select order_id, part, mode, state, since, shop_id, number, promised_at, table_label, fee_cents, fee_discount_cents,
    member_fee_discount_cents
  from order_parts;

-- Order line facts: what was ordered, without what was said about it.
create view order_line_facts as
  select id, order_id, part, position, product_id, slug, name, images, qty, refunded_qty, list_cents, discount_cents,
    member_discount_cents
  from order_lines;

-- payments and tables ------------------------------------------------------------------------------------------------

-- Payments made: what has been paid for.
create view payments_made as
  select purpose, owner_id from payments where state = 'paid';

-- Open tables: the tables at which somebody may sit, and since when.
create view open_tables as
  select id, shop_id, label, open_since from shop_tables where open_since is not null;
