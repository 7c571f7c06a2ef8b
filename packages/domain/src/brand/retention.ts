/** How long something is kept; what carries its own end goes once that has passed. */
export type Span =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number }
  | 'own end';

/**
 * What is kept for how long, the one list: each has its sweep among the jobs, its tables in `kept-tables.ts`, its words in
 * the back office. Ten years are article 2220 of the Civil Code, for what the accounts rest on.
 */
export const retentions = {
  // What signs in: tokens, mailed links, windows of social sign-in, challenges.
  sign_ins: 'own end',
  sign_in_tries: { days: 1 },
  phone_codes: { days: 1 },
  // Those that ended lately are still shown to who invited, to be sent once more.
  invitations: { days: 30 },
  limits: 'own end',
  // That somebody had a trial or a gift, as keyed hashes (decision 014).
  trial_traces: 'own end',
  // What happened to an account: long enough to find out how a stranger got in.
  account_events: { months: 24 },
  // Long enough for a dispute or a check of the accounts' closing (decision 051).
  audit: { months: 24 },
  // As long as who worked may ask for their hours (article 2948).
  hours: { years: 5 },
  visitors_carts: { days: 30 },
  // Asked for again within seconds; nobody does after a month.
  order_keys: { days: 30 },
  order_traces: { days: 1 },
  // Where guests had it brought: as long as something may have gone wrong at the door.
  guests_doors: { days: 30 },
  order_people: { years: 10 },
  order_steps: { years: 10 },
  // Only today's counts; a month for who looks back.
  order_numbers: { days: 30 },
  screens: { days: 7 },
  slots: { days: 90 },
  table_calls: { days: 30 },
  unused_codes: { days: 1 },
  scans: { months: 24 },
  messages: { days: 30 },
  // That a notice the law asks for was sent.
  proofs: { years: 10 },
  // Questions by form, also after the time in which goods may be complained about.
  contact: { months: 24 },
  // Nobody pays a payment of so long ago, so nobody tries cards on it.
  refused_cards: { days: 30 },
  menu_files: { days: 30 },
  menu_changes: { days: 90 },
  sweeps: { days: 400 },
} as const satisfies Readonly<Record<string, Span>>;

export type Retained = keyof typeof retentions;

const dayMs = 86_400_000;

/** What is older than this has been kept for its time. Of a month that is shorter the last day counts. */
export const keptSince = (span: Span, now: Date): Date => {
  if (span === 'own end') return now;
  if ('days' in span) return new Date(now.getTime() - span.days * dayMs);
  const months = 'months' in span ? span.months : span.years * 12;
  const since = new Date(now);
  since.setUTCDate(1);
  since.setUTCMonth(since.getUTCMonth() - months);
  const last = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(now.getUTCDate(), last));
  return since;
};

// The keys of an object that is written out above are its names.
export const retainedNames = Object.keys(retentions) as Retained[];
