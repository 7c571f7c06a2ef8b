import type { Retained } from '@zanga/domain/brand/retention';

/** The tables from which something goes when its time is over. */
export const keptTables: Readonly<Record<Retained, readonly string[]>> = {
  sign_ins: [
    ...['access_tokens', 'mailed_links', 'social_windows', 'social_tickets', 'login_nonces'],
    ...['passkey_challenges', 'half_sign_ins'],
  ],
  sign_in_tries: ['sign_in_tries'],
  phone_codes: ['phone_confirmations', 'order_phone_codes'],
  invitations: ['staff_invitations'],
  limits: ['rate_windows', 'contact_blocks'],
  trial_traces: ['traces', 'had_before', 'prime_trials'],
  account_events: ['account_events'],
  audit: ['audit_entries', 'staff_actions'],
  hours: ['shifts', 'badge_stamps'],
  visitors_carts: ['carts', 'cart_lines'],
  order_keys: ['order_keys'],
  order_traces: ['order_traces'],
  guests_doors: ['order_parts'],
  order_people: ['orders', 'order_parts', 'order_lines', 'order_notes', 'order_refunds', 'takings'],
  order_steps: ['order_events'],
  order_numbers: ['order_numbers'],
  screens: ['board_screens'],
  slots: ['slot_loads', 'slot_bookings'],
  table_calls: ['table_calls'],
  unused_codes: ['redemptions'],
  scans: ['redemption_tries'],
  messages: ['outbox_messages', 'sent_messages'],
  proofs: ['sent_proofs'],
  contact: ['contact_messages', 'contact_answers'],
  refused_cards: ['payment_declines', 'payment_networks'],
  menu_files: ['menu_imports', 'menu_import_lines'],
  menu_changes: ['menu_changes', 'menu_change_rows'],
  sweeps: ['retention_days'],
};

const shop = 'what the shop is: as long as it is so';
const person = 'goes with the account, when its owner deletes it';
const money = 'accounts rest on it; it names nobody but by an id';
const order = 'goes on with its order, without the person';
const one = 'one row, or one for each shop';
const sandbox = 'only where the sandbox stands in for a provider';

const all = (why: string, tables: readonly string[]) => tables.map((table) => [table, why] as const);

/** The tables from which nothing goes by its age, and why. */
export const keptForGood: ReadonlyMap<string, string> = new Map([
  ...all(shop, [
    'brands',
    'brand_domains',
    'shops',
    'shop_hours',
    'shop_exceptions',
    'shop_tables',
    'totems',
  ]),
  ...all(shop, ['delivery_areas', 'delivery_streets', 'delivery_towns', 'slot_capacity', 'answer_plans']),
  ...all(shop, ['categories', 'products', 'product_allergens', 'product_categories', 'product_ingredients']),
  ...all(shop, [
    'product_option_groups',
    'product_pairings',
    'product_shops',
    'product_prices',
    'option_choices',
    'option_groups',
  ]),
  ...all(shop, ['option_choice_allergens', 'sold_out_choices', 'sold_out_ingredients', 'sold_ingredients']),
  ...all(shop, ['pictures', 'stored_files', 'brand_pictures', 'category_pictures', 'product_pictures']),
  ...all(shop, ['shop_pictures', 'contents', 'content_drafts', 'cinema_shows', 'coupons', 'prime_plans']),
  ...all(shop, ['oauth_clients', 'device_settings', 'shop_devices', 'user_roles', 'saved_views']),
  ...all(shop, ['letter_words', 'letter_word_states']),
  ...all('what a text said when somebody agreed to it', ['content_states', 'content_agreements']),
  ...all('what a dish cost is asked for by law, and is a few rows for each', ['price_history']),
  ...all('counted anew each night', ['bought_together']),
  ...all('as many as archives of a week; each new one lets the old ones go', [
    ...['picture_folders', 'picture_folder_parts', 'picture_folder_lines'],
  ]),
  ...all(person, ['users', 'addresses', 'chosen_places', 'favorites', 'devices', 'social_identities']),
  ...all(person, ['notifications_off', 'quiet_hours', 'wallet_coupons', 'reviews', 'review_products']),
  ...all(person, ['payment_customers', 'memberships', 'member_notes', 'prime_joinings', 'consents']),
  ...all('while the demo is there to be looked at, and gone with it', ['demo_loads', 'demo_rows']),
  ...all('as long as who signs in with it is of the staff', [
    ...['staff_totp', 'staff_passkeys', 'staff_recovery_codes', 'staff_pins', 'staff_factor_asked'],
  ]),
  ...all(money, ['payments', 'payment_refunds', 'payment_disputes', 'coupon_uses']),
  ...all(money, ['coupon_gifts', 'cinema_tickets']),
  ...all('so that a code that was given out is never drawn again', [
    ...['coupon_codes', 'coupon_drawings', 'coupon_shares'],
  ]),
  ...all(order, ['order_changes', 'order_redos', 'order_search', 'review_invitations']),
  ...all('a few rows; what was signed with them is known by them', ['redemption_keys', 'kept_secrets']),
  ...all(one, ['staff_factor_rule', 'shop_silences', 'screen_watches', 'payment_comparisons']),
  ...all(one, ['sandbox_clock', 'sandbox_state', 'restored_copies', 'write_probes', 'first_owner_keys']),
  ...all('emptied at each use of what stands in it', ['used_captchas']),
  ...all('one row for each vendor', ['vendor_turns']),
  ...all('a row for each backup and each drill, and nothing of anybody in it', ['backup_runs']),
  ...all('two weeks after a release that has them last ran', ['released_files']),
  ...all('only while somebody works on the files of a picture', ['picture_files']),
  ...all('gone two days after, in the night that looks for files nobody names', ['picture_files']),
  ...all('two weeks of orders that were only rehearsed; each new one lets older ones go', [
    'order_rehearsals',
  ]),
  ...all('one a day; each new one lets those of more than 400 days go', ['backup_runs']),
  ...all(sandbox, ['sandbox_cards', 'sandbox_customers', 'sandbox_deliveries', 'sandbox_intents']),
  ...all(sandbox, ['sandbox_refunds', 'sandbox_disputes', 'sandbox_switches', 'sandbox_terminals']),
]);
