/** Retention of a kind of data; data with an end of their own are deleted once it has passed. */
export type Span =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number }
  | 'own end';

/**
 * The one list of retentions: each has its sweep among the jobs, its tables in `kept-tables.ts`, its words in the
 * back office. Ten years are article 2220 of the Civil Code, for records of the accounts.
 */
export const retentions = {
  // Means of signing in: tokens, mailed links, windows of social sign-in, challenges.
  sign_ins: 'own end',
  sign_in_tries: { days: 1 },
  phone_codes: { days: 1 },
  // Lately expired invitations stay in the list, to be sent once more.
  invitations: { days: 30 },
  limits: 'own end',
  // Used trials and gifts, as keyed hashes (docs/decisions/retention.md).
  trial_traces: 'own end',
  // Events of an account: long enough to find out how a stranger got in.
  account_events: { months: 24 },
  // Long enough for a dispute or a check of the accounts' closing (docs/decisions/staff.md).
  audit: { months: 24 },
  // As long as workers may claim their hours (article 2948).
  hours: { years: 5 },
  visitors_carts: { days: 30 },
  // A repeated order comes within seconds, never after a month.
  order_keys: { days: 30 },
  order_traces: { days: 1 },
  // Doors of guests' deliveries: as long as a claim about one may come.
  guests_doors: { days: 30 },
  order_people: { years: 10 },
  order_steps: { years: 10 },
  // Only today's counters are used; a month for looking back.
  order_numbers: { days: 30 },
  screens: { days: 7 },
  slots: { days: 90 },
  table_calls: { days: 30 },
  unused_codes: { days: 1 },
  scans: { months: 24 },
  messages: { days: 30 },
  // Proofs that a notice required by law was sent.
  proofs: { years: 10 },
  // Messages by form, longer than goods may be complained about.
  contact: { months: 24 },
  // A payment that old is paid no more, so no cards are tried on it.
  refused_cards: { days: 30 },
  menu_files: { days: 30 },
  menu_changes: { days: 90 },
  sweeps: { days: 400 },
} as const satisfies Readonly<Record<string, Span>>;

export type Retained = keyof typeof retentions;

const dayMs = 86_400_000;

/** Data older than this moment have passed their retention. In a shorter month the last day counts. */
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
