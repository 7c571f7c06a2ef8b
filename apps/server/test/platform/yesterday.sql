-- Yesterday: rows as the baseline held them, before any file was added to it. They are put into a database of the baseline,
-- and the added files run over them (migrations.test.ts). A table whose rows a new file rewrites gets rows here.

insert into brands (id, name) values (1, 'Zanga');
insert into contents (slug, title, value) values ('privacy', 'Privacy',
  'Un cookie, `zanga_login`, e zanga-assets, zanga-pages, zanga-pictures, zanga-catalogue per aprire senza rete.');
insert into shops (id, slug, name, street, number, zip, city, province, lat, lng, phone, email, services)
  values ('shp_corso', 'corso', 'Zanga Corso', 'Corso Italia', '1', '20122', 'Milano', 'MI', 45.46, 9.19,
    '+39021', 'corso@example.it', '{pickup}');
insert into shop_tables (id, shop_id, label, open_since) values
  ('tbl_open', 'shp_corso', '1', '2026-10-01T18:00Z'), ('tbl_closed', 'shp_corso', '2', null);
insert into users (id, email, firstname, lastname, phone) values
  ('usr_ada', 'ada@example.it', 'Ada', 'Rossi', '+393331234567'),
  ('usr_ugo', 'ugo@example.it', 'Ugo', 'Bianchi', null);

-- An order that was paid by card and of which a part went back, and one that waits for its payment.
insert into orders (id, user_id, state, number, shop_ids, payment_kind, pay_by, qty, summary, list_cents, discount_cents,
    member_discount_cents, coupon_discount_cents, delivery_cents, total_cents, refunded_cents, vat, firstname, lastname,
    email, telephone, terms_version, of_age, cart_id, created_at, placed_at, completed_at) values
  ('ord_paid', 'usr_ada', 'completed', 'A1', '{shp_corso}', 'card', '2026-10-01T10:30Z', 2, '2 Margherita', 1600, 0,
    0, 100, 0, 1500, 400, '[]', 'Ada', 'Rossi', 'ada@example.it', '+393331234567', '1', false, 'crt_a',
    '2026-10-01T10:00Z', '2026-10-01T10:05Z', '2026-10-01T11:00Z'),
  ('ord_waits', 'usr_ada', 'awaiting_payment', 'A2', '{shp_corso}', 'card', '2026-10-01T10:30Z', 1, '1 Marinara', 700, 0,
    0, 0, 0, 700, 0, '[]', 'Ada', 'Rossi', 'ada@example.it', '+393331234567', '1', false, 'crt_b',
    '2026-10-01T10:00Z', null, null);
insert into order_parts (order_id, part, mode, state, since, shop_id, number, pieces, fee_cents, fee_discount_cents) values
  ('ord_paid', 'food', 'pickup', 'completed', '2026-10-01T11:00Z', 'shp_corso', 'A1', 2, 0, 0),
  ('ord_waits', 'food', 'pickup', 'awaiting_payment', '2026-10-01T10:00Z', 'shp_corso', 'A2', 1, 0, 0);
insert into order_lines (id, order_id, part, position, cart_line_id, product_id, slug, name, kind, images, options, notes,
    qty, unit_cents, list_cents, discount_cents, member_discount_cents, coupon_discount_cents, total_cents,
    vat_rate_basis_points, vat_cents) values
  ('lin_a', 'ord_paid', 'food', 0, 'lin_x', 'prd_margherita', 'margherita', 'Margherita', 'food', '[]', '[]', '',
    2, 800, 1600, 0, 0, 100, 1500, 1000, 136),
  ('lin_b', 'ord_waits', 'food', 0, 'lin_y', 'prd_marinara', 'marinara', 'Marinara', 'food', '[]', '[]', '',
    1, 700, 700, 0, 0, 0, 700, 1000, 64);

-- Ada has written, and was answered from the brand's mailbox.
insert into contact_messages (reference, firstname, lastname, email, topic, message, created_at)
  values ('Z000001', 'Ada', 'Rossi', 'ada@example.it', 'order', 'Fredda.', '2026-10-01T12:00Z');

-- Ada is a member: a trial with a hold, a first month paid at the second try, a second month paid, a third whose card fails.
-- Ugo joined without a trial and withdrew: what he paid went back.
insert into prime_plans (version, price_cents, trial_days, trial_amount_cents, instore_percent, begins_at)
  values ('1', 499, 14, 0, 10, '2026-01-01T00:00Z');
insert into payments (id, purpose, owner_id, user_id, capture, state, amount_cents, captured_cents, provider, attempt,
    given_up_at, created_at, updated_at) values
  ('pay_order', 'order', 'ord_paid', 'usr_ada', 'automatic', 'paid', 1500, 1500, 'sandbox', 2, null,
    '2026-10-01T10:00Z', '2026-10-01T10:05Z'),
  ('pay_waits', 'order', 'ord_waits', 'usr_ada', 'automatic', 'open', 700, 0, 'sandbox', 1, null,
    '2026-10-01T10:00Z', '2026-10-01T10:00Z'),
  ('pay_joining', 'membership', 'mbr_ada', 'usr_ada', 'manual', 'released', 100, 0, 'sandbox', 1, '2026-07-01T10:00Z',
    '2026-07-01T10:00Z', '2026-07-01T10:00Z'),
  ('pay_first', 'membership', 'mbr_ada:0:0', 'usr_ada', 'automatic', 'failed', 499, 0, 'sandbox', 1, null,
    '2026-07-15T10:00Z', '2026-07-15T10:00Z'),
  ('pay_again', 'membership', 'mbr_ada:0:1', 'usr_ada', 'automatic', 'paid', 499, 499, 'sandbox', 1, null,
    '2026-07-16T10:00Z', '2026-07-16T10:00Z'),
  ('pay_second', 'membership', 'mbr_ada:1:0', 'usr_ada', 'automatic', 'paid', 499, 499, 'sandbox', 1, null,
    '2026-08-15T10:00Z', '2026-08-15T10:00Z'),
  ('pay_third', 'membership', 'mbr_ada:2:3', 'usr_ada', 'automatic', 'failed', 499, 0, 'sandbox', 1, null,
    '2026-09-20T10:00Z', '2026-09-20T10:00Z'),
  ('pay_ugo', 'membership', 'mbr_ugo', 'usr_ugo', 'automatic', 'paid', 499, 499, 'sandbox', 1, '2026-09-02T10:00Z',
    '2026-09-01T10:00Z', '2026-09-02T10:00Z');
insert into payment_refunds (id, payment_id, key, amount_cents, reason, state, created_at) values
  ('rfd_part', 'pay_order', 'rfd_1', 400, 'order_line', 'done', '2026-10-02T10:00Z'),
  ('rfd_ugo', 'pay_ugo', 'all:withdrawal', 499, 'withdrawal', 'done', '2026-09-02T10:00Z');
insert into prime_joinings (id, user_id, plan_version, trial, payment_id, created_at, closed_at) values
  ('mbr_ada', 'usr_ada', '1', true, 'pay_joining', '2026-07-01T10:00Z', '2026-07-01T10:01Z'),
  ('mbr_ugo', 'usr_ugo', '1', false, 'pay_ugo', '2026-09-01T10:00Z', '2026-09-01T10:01Z');
insert into memberships (id, user_id, plan_version, started_at, first_period_at, paid_periods, failed_at, ended_at) values
  ('mbr_ada', 'usr_ada', '1', '2026-07-01T10:00Z', '2026-07-15T10:00Z', 2,
    '{2026-09-15T10:00Z,2026-09-16T10:00Z,2026-09-18T10:00Z}', null),
  ('mbr_ugo', 'usr_ugo', '1', '2026-09-01T10:00Z', '2026-09-01T10:00Z', 1, '{}', '2026-09-02T10:00Z');

-- A badge that was read for a coming and a going, and one that was read for a coming alone.
insert into badge_stamps (user_id, shop_id, kind, at) values
  ('usr_ada', 'shp_corso', 'in', '2026-10-01T08:00Z'), ('usr_ada', 'shp_corso', 'out', '2026-10-01T16:00Z'),
  ('usr_ada', 'shp_corso', 'in', '2026-10-02T08:00Z'), ('usr_ada', 'shp_corso', 'in', '2026-10-03T08:00Z'),
  ('usr_ada', 'shp_corso', 'out', '2026-10-05T08:00Z');
