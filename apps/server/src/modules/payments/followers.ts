import type { Refusal } from '@zanga/contract/wire/route';
import type { Tx } from '../../platform/database/connection.ts';
import type { Dispute, Payment, PaymentChange, Purpose } from './payment.ts';

/** Hears of a change of the payment, inside the transaction that changes it: both happen, or neither. */
export type Told = (change: PaymentChange, now: Date) => Promise<void>;

type Follower = {
  /**
   * Locks what is paid for, and gives whom to tell what becomes of its payment: what was read with the lock is not read again.
   * It is always locked before its payment, here and by whoever calls `refund`, `capture` or `release`: the same order
   * everywhere, so that nobody waits for somebody who waits for them.
   */
  readonly hold: (tx: Tx, ownerId: string) => Promise<Told>;
};

/** What payments call when the payment of an order moves, and to ask what may be paid. */
export type OrderFollower = Follower & {
  /** Which payment an order waits for, for a customer's own order or a guest's with its key. */
  readonly payable: (query: {
    readonly orderId: string;
    readonly by: { readonly userId: string } | { readonly token: string };
    readonly now: Date;
  }) => Promise<({ readonly ok: true } & Wanted) | Refusal<'order.not_found' | 'order.not_payable'>>;
};

/** A payment by its id, or the latest of what it pays for, which then is read once. */
export type Wanted = { readonly paymentId: string } | { readonly latestOf: string };

/** What payments call when the difference moves that an order costs more. */
export type ChangeFollower = Follower;

/** What payments call when the payment of a membership moves, and to ask what may be paid. */
export type MembershipFollower = Follower &
  CardFollower & {
    /**
     * The payment by which somebody joins, or why there is none, in Italian; without `trial` nobody wants one, and `plan`
     * is the version they have read.
     */
    readonly payable: (query: {
      readonly userId: string;
      readonly trial: boolean;
      readonly plan?: string | undefined;
      readonly now: Date;
    }) => Promise<
      { readonly ok: true; readonly paymentId: string } | { readonly ok: false; readonly message: string }
    >;
  };

/** What payments ask and tell about kept cards that renew something. */
export type CardFollower = {
  /** The card that somebody's membership will be renewed with; null where it will not be. */
  readonly renewsWith: (userId: string, now: Date) => Promise<string | null>;
  /** A card is kept no more: nothing may go on naming it. */
  readonly cardGone: (gone: { readonly userId: string; readonly card: string }) => Promise<void>;
};

/** A dispute as its follower hears of it. */
export type DisputeNews = Pick<Dispute, 'ref' | 'reason' | 'state' | 'answerBy'> & {
  readonly amountCents: number;
};

/** Hears of a dispute, inside the transaction that writes it down; what was paid is locked. */
export type DisputeFollower = (
  tx: Tx,
  news: { readonly payment: Payment; readonly dispute: DisputeNews; readonly isNew: boolean },
  now: Date,
) => Promise<void>;

/** The followers of payments by what they pay; composed once, before anything is served. */
export type Followers = {
  order?: OrderFollower;
  membership?: MembershipFollower;
  change?: ChangeFollower;
  dispute?: DisputeFollower;
};

/** The follower of a payment. It throws where none is registered: the money would be taken and nothing delivered. */
const followerOf = (followers: Pick<Followers, Purpose>, purpose: Purpose): Follower => {
  const follower = followers[purpose];
  if (!follower) throw new Error(`Nobody follows the payments of purpose ${purpose}`);
  return follower;
};

/** Locks what a payment is for, before the payment, and gives whom to tell in the same transaction. */
export const holdOwner = async (
  followers: Followers,
  tx: Tx,
  { purpose, ownerId }: { readonly purpose: Purpose; readonly ownerId: string },
): Promise<Told> => followerOf(followers, purpose).hold(tx, ownerId);

/** The same for who changes a payment whose owner the caller has locked. */
export const tell = async (
  followers: Followers,
  tx: Tx,
  change: PaymentChange & { readonly payment: Payment },
  now: Date,
): Promise<void> => (await holdOwner(followers, tx, change.payment))(change, now);
