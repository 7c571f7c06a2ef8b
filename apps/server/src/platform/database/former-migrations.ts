/**
 * Former migrations: the files that the schema was made of until they were written anew as the baseline, the files below
 * `100_` (decision 034). Databases and backups from before hold these names.
 */
export const formerMigrations: readonly string[] = [
  '001_foundation.sql',
  '002_accounts.sql',
  '003_pictures.sql',
  '004_shops.sql',
  '005_catalogue.sql',
  '006_brand_and_contents.sql',
  '010_search.sql',
  '011_catalogue_guards.sql',
  '012_reduction_history.sql',
  '013_search_in_memory.sql',
  '020_brand_guards.sql',
  '030_sign_in.sql',
  '031_confirmations.sql',
  '032_consents_and_devices.sql',
  '033_social_sign_in.sql',
  '034_social_grants.sql',
  '040_messages.sql',
  '041_captcha.sql',
  '050_carts.sql',
  '052_slots.sql',
  '053_addresses.sql',
  '056_payments.sql',
  '057_sandbox_payments.sql',
  '060_orders.sql',
  '061_staff_actions.sql',
  '062_withdrawals.sql',
  '070_redemptions.sql',
  '071_contact_messages.sql',
  '072_memberships.sql',
  '073_badge_stamps.sql',
  '082_stock_of_orders.sql',
  '085_coupons.sql',
  '090_sandbox_clock.sql',
  '091_sent_proofs.sql',
  '092_reviews.sql',
  '093_notification_choices.sql',
  '094_review_invitations.sql',
  '096_cinema.sql',
  '097_tables.sql',
  '098_seats_are_counted.sql',
  '100_undone_redemptions.sql',
  '105_totems.sql',
  '115_guessed_codes.sql',
  '140_economy_of_deliveries.sql',
  '150_memberships_that_lapsed.sql',
  '151_refunds_that_failed.sql',
  '152_trial_traces_end.sql',
  '155_searches_read_diets.sql',
  '156_a_numbered_client.sql',
  '160_prime_switch.sql',
  '161_traces.sql',
  '165_ready_to_write.sql',
  '166_compared_until.sql',
  '167_restored_copies.sql',
  '175_order_traces.sql',
  '176_confirmed_sign_ins.sql',
  '185_takings.sql',
  '190_demo_people.sql',
];

/** The baseline: of all migrations those that the former ones became. */
export const isBaseline = (name: string): boolean => name < '1';

/** A database or a backup that stands between two of the former migrations. */
export class HalfWay extends Error {
  override name = 'HalfWay';
}

/**
 * The names of what a database has had, in those of today. Who has had all former migrations has the baseline; who has had
 * a part of them has a schema that no file of today can go on from.
 */
export const inTodaysNames = (had: readonly string[], known: readonly string[]): readonly string[] => {
  const former = new Set(formerMigrations);
  if (!had.some((name) => former.has(name))) return had;
  const lacks = formerMigrations.find((name) => !had.includes(name));
  if (lacks)
    throw new HalfWay(
      `The schema stands in the middle of the former migrations: it lacks ${lacks}. Bring it up to ${formerMigrations.at(-1)} with the last release that has that file, then come back with this one. Nothing was touched.`,
    );
  return [...known.filter(isBaseline), ...had.filter((name) => !former.has(name))];
};
