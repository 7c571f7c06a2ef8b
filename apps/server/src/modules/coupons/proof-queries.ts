import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `people u` have given the proof that makes an account one person: a confirmed phone, or a confirmed mail
 * where no SMS is sent and no phone can be confirmed.
 */
export const isProven = (confirmsPhones: boolean): RawBuilder<boolean> =>
  confirmsPhones ? sql`u.phone is not null` : sql`(u.phone is not null or u.email_verified_at is not null)`;

/** The confirmation that a person still has to give, by the same rule. */
export const unconfirmedOf = (confirmsPhones: boolean): RawBuilder<'phone' | 'email' | null> =>
  sql`case when not ${isProven(confirmsPhones)} then ${confirmsPhones ? 'phone' : 'email'}::text end`;
