/** Tables of a room of the server, and its views, which anyone may read. */
export type RoomTables = {
  readonly tables: readonly string[];
  readonly views?: readonly string[];
};

/** Owner of each table: a module, or one of the two floors below the modules. */
export const owners: Readonly<Record<string, RoomTables>> = {
  accounts: {
    tables: [
      ...['access_tokens', 'account_events', 'consents', 'devices', 'first_owner_keys', 'had_before'],
      ...['half_sign_ins', 'passkey_challenges', 'staff_factor_asked', 'staff_factor_rule'],
      ...['staff_passkeys', 'staff_recovery_codes', 'staff_totp'],
      ...['login_nonces', 'mailed_links', 'oauth_clients', 'phone_confirmations', 'rate_windows'],
      ...[
        'sign_in_tries',
        'social_identities',
        'social_tickets',
        'social_windows',
        'staff_invitations',
        'staff_pins',
        'traces',
        'saved_views',
        'user_roles',
        'users',
      ],
    ],
    views: [
      'current_consents',
      'had_in_former_accounts',
      'invited_staff',
      'people',
      'pin_holders',
      'signed_in_devices',
      'staff_roles',
      'staff_with_factor',
    ],
  },
  addresses: { tables: ['addresses', 'chosen_places'] },
  audit: { tables: ['audit_entries', 'staff_actions'] },
  badge: { tables: ['badge_stamps', 'shifts'] },
  brand: { tables: ['brands', 'brand_domains', 'demo_loads', 'demo_rows'], views: ['brand_profiles'] },
  catalogue: {
    tables: [
      ...[
        'bought_together',
        'categories',
        'favorites',
        'menu_change_rows',
        'menu_changes',
        'menu_import_lines',
        'menu_imports',
        'option_choice_allergens',
        'option_choices',
        'option_groups',
        'price_history',
      ],
      ...['picture_folder_lines', 'picture_folder_parts', 'picture_folders'],
      ...['product_allergens', 'product_categories', 'product_ingredients', 'product_option_groups'],
      'product_pairings',
      'product_prices',
      ...['product_shops', 'products', 'sold_ingredients', 'sold_out_choices', 'sold_out_ingredients'],
    ],
    views: ['category_profiles', 'product_profiles', 'seats_left', 'taken_pictures'],
  },
  cinema: { tables: ['cinema_shows', 'cinema_tickets'], views: ['called_off_shows'] },
  clock: { tables: ['sandbox_clock'] },
  contacts: { tables: ['contact_answers', 'contact_messages'] },
  content: {
    tables: ['contents', 'content_agreements', 'content_drafts', 'content_states'],
    views: ['content_versions', 'finished_texts', 'texts_to_agree_to'],
  },
  coupons: {
    tables: [
      'coupon_codes',
      'coupon_drawings',
      'coupon_gifts',
      'coupon_shares',
      'coupon_uses',
      'coupons',
      'wallet_coupons',
    ],
    views: ['first_order_uses'],
  },
  devices: { tables: ['device_settings', 'shop_devices'], views: ['device_names'] },
  membership: {
    tables: ['member_notes', 'memberships', 'prime_joinings', 'prime_plans', 'prime_trials'],
    views: ['member_spans'],
  },
  notifications: {
    tables: ['letter_word_states', 'letter_words', 'notifications_off', 'quiet_hours', 'sent_proofs'],
  },
  ordering: {
    tables: [
      ...['answer_plans', 'shop_silences', 'board_screens', 'screen_watches'],
      ...[
        'cart_lines',
        'carts',
        'contact_blocks',
        'order_changes',
        'order_events',
        'order_keys',
        'order_lines',
        'order_notes',
        'order_numbers',
        'order_redos',
        'order_rehearsals',
      ],
      ...[
        'order_parts',
        'order_phone_codes',
        'order_refunds',
        'order_search',
        'order_traces',
        'orders',
        'takings',
      ],
    ],
    views: ['order_facts', 'order_line_facts', 'order_part_facts', 'sold_lines'],
  },
  payments: {
    tables: [
      ...[
        'payment_comparisons',
        'payment_customers',
        'payment_declines',
        'payment_disputes',
        'payment_networks',
        'payment_refunds',
      ],
      'payments',
    ],
    views: ['lost_disputes', 'payments_made'],
  },
  pictures: {
    tables: [
      ...['pictures', 'brand_pictures', 'category_pictures', 'product_pictures', 'shop_pictures'],
      ...['picture_files'],
    ],
    views: ['category_images', 'product_images'],
  },
  redemption: { tables: ['redemption_keys', 'redemption_tries', 'redemptions'], views: ['used_codes'] },
  reviews: { tables: ['review_invitations', 'review_products', 'reviews'] },
  shops: {
    tables: [
      ...['delivery_areas', 'delivery_streets', 'delivery_towns', 'shop_exceptions', 'shop_hours', 'shops'],
      ...['slot_bookings', 'slot_capacity', 'slot_loads'],
    ],
    views: ['delivery_polygons', 'shop_profiles', 'shops_in_making'],
  },
  tables: { tables: ['shop_tables', 'table_calls'], views: ['open_tables'] },
  totems: { tables: ['totems'] },
  adapters: {
    tables: [
      ...[
        'outbox_messages',
        'sent_messages',
        'stored_files',
        'used_captchas',
        'vendor_turns',
        'sandbox_cards',
        'sandbox_customers',
      ],
      ...[
        'sandbox_deliveries',
        'sandbox_disputes',
        'sandbox_intents',
        'sandbox_refunds',
        'sandbox_switches',
        'sandbox_terminals',
      ],
    ],
    views: ['messages_sent'],
  },
  platform: {
    tables: [
      ...['backup_runs', 'kept_secrets', 'released_files', 'restored_copies', 'retention_days'],
      ...['sandbox_state', 'write_probes'],
    ],
  },
};

/** A file that must read tables of others, and why. */
export type Exception = {
  readonly file: string;
  readonly tables: readonly string[];
  readonly why: string;
};

/** The list may only shrink: an unneeded exception is a violation. Writes have no exceptions. */
export const exceptions: readonly Exception[] = [
  {
    file: 'apps/server/src/platform/backup/restore-backup.ts',
    tables: ['brands', 'users'],
    why: 'Whether a database is empty is asked before a module runs, and with whatever schema it has.',
  },
];
