import type { MemberCard, MemberState, OfficeMember } from '@zanga/contract/ordering/prime-members';
import type { Refusal } from '@zanga/contract/wire/route';
import { cardState, monthBeyondSoon } from '@zanga/domain/membership/member-card';
import {
  coveredUntil,
  endsAt,
  type Membership,
  membershipState,
  willRenew,
} from '@zanga/domain/membership/membership';
import { foldedWords } from '@zanga/domain/ordering/finding/search-terms';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { type MembershipRow, membershipOf } from '../membership-queries.ts';
import type { PlanRow } from '../plan-queries.ts';
import { type ListedRow, type MemberCursor, type MemberFilter, readMembers } from './member-queries.ts';
import { readPlans } from './plans-queries.ts';

type MembersQuery = {
  readonly session: Session;
  readonly search?: string | undefined;
  readonly state?: MemberFilter['state'];
  readonly plan?: string | undefined;
  readonly card?: 'expiring' | 'missing' | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

const mostWords = 6;

/** Typed words; members are found by the beginnings of their words. */
const wordsIn = (search: string | undefined): readonly string[] =>
  (search ?? '')
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word.toLowerCase()] : foldedWords(word)))
    .slice(0, mostWords);

/** `next` of a page: the start of its last membership, and its id. */
const afterIn = (text: string | undefined): MemberCursor | undefined => {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) (mbr_\w+)$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id };
};

/** State of an existing membership: `none` means ended here. */
export const stateOf = (membership: Membership, now: Date): MemberState => {
  const state = membershipState(membership, now);
  return state === 'none' ? 'ended' : state;
};

const presentCard = (row: MembershipRow, now: Date): MemberCard | null => {
  const { card_brand: brand, card_last4: last4, card_exp_month: month, card_exp_year: year } = row;
  if (last4 === null) return null;
  const expiry = month === null || year === null ? null : { month, year };
  return {
    ...{ brand: brand ?? '', last4, exp_month: month, exp_year: year },
    state: cardState(expiry, now),
  };
};

type Person = Pick<ListedRow, 'firstname' | 'lastname' | 'email' | 'gone'>;

export const presentMember = (
  row: MembershipRow,
  { firstname, lastname, email, gone }: Person,
  plan: PlanRow,
  now: Date,
): OfficeMember => {
  const membership = membershipOf(row, plan);
  return {
    id: row.id,
    name: gone ? '' : `${firstname} ${lastname}`.trim(),
    email: gone ? '' : email,
    state: stateOf(membership, now),
    plan: plan.version,
    price: plan.price_cents,
    since: row.started_at.toISOString(),
    next_charge_at: willRenew(membership, now) ? coveredUntil(membership).toISOString() : null,
    ends_at: endsAt(membership, now)?.toISOString() ?? null,
    card: presentCard(row, now),
  };
};

/** A page of memberships, newest first. */
export const listMembers = async (
  db: Db,
  { session, search, state, plan, card, after, limit }: MembersQuery,
  now: Date,
): Promise<{ data: OfficeMember[]; next: string | null } | Refusal<'member.of_all_shops'>> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const words = wordsIn(search);
  // Typed characters without any word match no member.
  if (words.length === 0 && (search ?? '').trim() !== '') return { data: [], next: null };
  const soon = { kind: 'expiring', before: monthBeyondSoon(now) } as const;
  const wanted: MemberFilter = {
    ...{ words, state, plan, after: afterIn(after), limit: limit + 1 },
    card: card === 'expiring' ? soon : card && { kind: card },
  };
  const rows = await readMembers(db, wanted, now);
  const plans = new Map((await readPlans(db)).map((row) => [row.version, row]));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.flatMap((row) => {
      const agreed = plans.get(row.plan_version);
      return agreed ? [presentMember(row, row, agreed, now)] : [];
    }),
    next: last ? `${last.at} ${last.id}` : null,
  };
};
