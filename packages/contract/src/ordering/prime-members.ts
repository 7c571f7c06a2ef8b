import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { OfficeDispute, OfficeNote } from './order-desk.ts';
import { PrimePlan } from './prime.ts';

/** States of a membership (`MembershipState` of the domain, without "none"). */
export const memberStates = ['trial', 'active', 'past_due', 'paused', 'leaving', 'ended'] as const;
export type MemberState = (typeof memberStates)[number];

/** States of the filter; `current` is every running membership. */
export const memberFilters = ['current', ...memberStates] as const;

/** Filters by card: expiring soon or expired, or none at all. */
export const cardFilters = ['expiring', 'missing'] as const;

export const MemberCard = z.object({
  brand: z.string(),
  last4: z.string(),
  /** Last month of validity; null when the provider did not say. */
  exp_month: z.nullable(z.int()),
  exp_year: z.nullable(z.int()),
  /** `expiring` ends within a month and a half. */
  state: z.enum(['good', 'expiring', 'expired', 'unknown']),
});
export type MemberCard = z.output<typeof MemberCard>;

/** A membership as its list in the office shows it. */
export const OfficeMember = z.object({
  id: z.string(),
  /** Empty for a deleted account. */
  name: z.string(),
  email: z.string(),
  state: z.enum(memberStates),
  /** Agreed version, and its monthly price. */
  plan: z.string(),
  price: Cents,
  since: Instant,
  /** Next charge of the card; null without one. */
  next_charge_at: z.nullable(Instant),
  /** End, future or past, if known. */
  ends_at: z.nullable(Instant),
  card: z.nullable(MemberCard),
});
export type OfficeMember = z.output<typeof OfficeMember>;

export const MemberRefund = z.object({
  at: Instant,
  amount: Cents,
  reason: z.string(),
  /** The bank refused it: the money is still here. */
  failed: z.boolean(),
});

export const MemberPayment = z.object({
  id: z.string(),
  at: Instant,
  /** Price of a trial, hold of a free one, or a month by its number, from 1. */
  what: z.enum(['trial', 'hold', 'month']),
  month: z.nullable(z.int()),
  state: z.enum(['open', 'failed', 'processing', 'authorised', 'paid', 'released']),
  amount: Cents,
  /** Charged, neither refunded nor lost to a dispute. */
  left: Cents,
  /** Returned by the bank after lost disputes; missing without one. */
  disputed: z.optional(Cents),
  card: z.nullable(z.string()),
  /** Why the last try was refused. */
  refusal: z.nullable(z.string()),
  refunds: z.array(MemberRefund),
});
export type MemberPayment = z.output<typeof MemberPayment>;

/** An event in the history of a membership. */
export const MemberEvent = z.object({
  at: Instant,
  what: z.enum(['joined', 'trial_over', 'charged', 'failed', 'refunded', 'cancelled', 'ended']),
  amount: z.nullable(Cents),
});
export type MemberEvent = z.output<typeof MemberEvent>;

export const SeenMember = z.extend(OfficeMember, {
  phone: z.nullable(z.string()),
  terms: PrimePlan,
  trial_ends_at: z.nullable(Instant),
  /** Last moment of a withdrawal with a full refund. */
  withdrawal_until: z.nullable(Instant),
  /** Ledger: charged minus refunds and lost disputes, and saved. */
  charged: Cents,
  saved: Cents,
  /** Refund if it ends now: everything within fourteen days, nothing later; null once it has ended. */
  end_now: z.nullable(Cents),
  /** End if it were cancelled now; null when it ends already. */
  cancel_ends_at: z.nullable(Instant),
  payments: z.array(MemberPayment),
  /** Charges that the member contests with their bank. */
  disputes: z.optional(z.array(OfficeDispute)),
  timeline: z.array(MemberEvent),
  /** Notes of colleagues, oldest first. */
  notes: z.array(OfficeNote),
  /** Other memberships of the same person, newest first. */
  others: z.array(z.object({ id: z.string(), state: z.enum(memberStates), since: Instant })),
});
export type SeenMember = z.output<typeof SeenMember>;

const Key = z.string().check(z.minLength(1), z.maxLength(64));
const one = { params: z.object({ member: id('mbr', Key) }) };
const reason = z.string().check(z.trim(), z.minLength(3, 'scrivi il motivo'), z.maxLength(200));

/** Prime members for staff, and the actions on a member's request. */
export const primeMembers = routes({
  'GET /api/backoffice/prime/members': {
    summary: 'Memberships, newest first',
    auth: 'members.read',
    query: z.object({
      /** Names, or a mail address, each by its beginning. */
      search: z.optional(z.string().check(z.maxLength(100))),
      state: z.optional(z.enum(memberFilters)),
      plan: z.optional(z.string().check(z.maxLength(100))),
      card: z.optional(z.enum(cardFilters)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(OfficeMember), next: z.nullable(z.string()) }),
    errors: ['member.of_all_shops'],
  },
  'GET /api/backoffice/prime/members/:member': {
    summary: 'A membership: state, history, costs and savings',
    auth: 'members.read',
    ...one,
    response: SeenMember,
    errors: ['member.of_all_shops', 'member.not_found'],
  },
  'POST /api/backoffice/prime/members/:member/cancel': {
    summary:
      'Cancel a membership at the end of the paid time, at the member’s request; a second call does nothing',
    auth: 'members.edit',
    audit: 'member.cancel',
    ...one,
    body: z.object({ reason }),
    response: SeenMember,
    fresh: true,
    errors: ['member.of_all_shops', 'member.not_found', 'member.changed'],
  },
  'POST /api/backoffice/prime/members/:member/resume': {
    summary: 'Undo a cancellation before the end, at the member’s request; a second call does nothing',
    auth: 'members.edit',
    audit: 'member.resume',
    ...one,
    body: z.object({ reason }),
    response: SeenMember,
    fresh: true,
    errors: ['member.of_all_shops', 'member.not_found', 'member.changed'],
  },
  'POST /api/backoffice/prime/members/:member/end': {
    summary:
      'End a membership now, at the member’s request; within fourteen days everything is refunded. A second call does nothing',
    auth: 'members.edit',
    audit: 'member.end',
    ...one,
    body: z.object({
      reason,
      /** Refund shown on the screen; if it differs by now, nothing happens. */
      expected: Cents,
    }),
    response: SeenMember,
    fresh: true,
    errors: ['member.of_all_shops', 'member.not_found', 'member.changed'],
  },
  'POST /api/backoffice/prime/members/:member/payments/:payment/refund': {
    summary: 'Refund the rest of one charge, or a part of it; the same key refunds once',
    auth: 'members.edit',
    audit: 'member.refund',
    params: z.object({ member: id('mbr', Key), payment: id('pay', Key) }),
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      reason,
      /** Rest shown on the screen; if it differs by now, nothing happens. */
      expected: Cents,
      /** Part of the rest; missing is all of it. */
      amount: z.optional(Cents.check(z.gte(1))),
    }),
    response: SeenMember,
    fresh: true,
    errors: ['member.of_all_shops', 'member.not_found', 'member.changed', 'refund.too_much'],
  },
  'POST /api/backoffice/prime/members/:member/notes': {
    summary: 'Leave a note for colleagues; it cannot be changed, and the same key leaves it once',
    auth: 'members.edit',
    audit: 'member.note',
    ...one,
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      text: z.string().check(z.trim(), z.minLength(1, 'scrivi qualcosa'), z.maxLength(1_000)),
    }),
    response: SeenMember,
    errors: ['member.of_all_shops', 'member.not_found'],
  },
});
