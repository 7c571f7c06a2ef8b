import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, PaymentId, UserId } from '@zanga/domain/ids';
import type { ProviderDispute } from '../../adapters/payments/port.ts';
import type { Tx } from '../../platform/database/connection.ts';
import type { Payment, PaymentChange, Purpose } from './payment.ts';

/** Hears of a change of a payment, inside the transaction that makes it: both happen, or neither. */
export type PaymentListener = (change: PaymentChange, now: Date) => Promise<void>;

type Follower = {
  /**
   * Locks the order, change or membership that is paid for, and returns the listener for changes of its payment. Every
   * caller of `refund`, `capture` and `release` locks in this order, owner before payment, so none deadlocks.
   */
  readonly hold: (tx: Tx, ownerId: string) => Promise<PaymentListener>;
};

/** The order side of payments: hears when the payment of an order moves, and says what may be paid. */
export type OrderFollower = Follower & {
  /** Payment that an order waits for, of a customer or of a guest with the order's key. */
  readonly payable: (query: {
    readonly orderId: OrderId;
    readonly by: { readonly userId: UserId } | { readonly token: string };
    readonly now: Date;
  }) => Promise<({ readonly ok: true } & PaymentKey) | Refusal<'order.not_found' | 'order.not_payable'>>;
};

/** A payment by its id, or the latest payment of an order, change or membership. */
export type PaymentKey = { readonly paymentId: PaymentId } | { readonly latestOf: string };

/** Hears when the payment moves for an order change that costs more. */
export type ChangeFollower = Follower;

/** The membership side of payments: hears when its payment moves, and says what may be paid. */
export type MembershipFollower = Follower &
  CardFollower & {
    /**
     * The payment by which a customer joins, or an Italian reason why there is none. Without `trial` the customer
     * declines a trial; `plan` is the version they have read.
     */
    readonly payable: (query: {
      readonly userId: UserId;
      readonly trial: boolean;
      readonly plan?: string | undefined;
      readonly now: Date;
    }) => Promise<
      { readonly ok: true; readonly paymentId: PaymentId } | { readonly ok: false; readonly message: string }
    >;
  };

/** The owner of saved cards that renew a membership. */
export type CardFollower = {
  /** The card that will renew the membership of a user; null without a renewal. */
  readonly renewsWith: (userId: UserId, now: Date) => Promise<string | null>;
  /** A saved card was deleted: no membership may name it any more. */
  readonly cardGone: (gone: { readonly userId: UserId; readonly card: string }) => Promise<void>;
};

/** A dispute for its follower. */
export type DisputeNews = Pick<ProviderDispute, 'ref' | 'amountCents' | 'reason' | 'state' | 'answerBy'>;

/**
 * Hears of a dispute, inside the transaction that records it; the paid order or membership is locked. A lost one is told
 * again (`same`) at each comparison with the provider: a release before may have recorded it without its order.
 */
export type DisputeFollower = (
  tx: Tx,
  news: {
    readonly payment: Payment;
    readonly dispute: DisputeNews;
    readonly saved: 'new' | 'changed' | 'same';
  },
  now: Date,
) => Promise<void>;

/** Followers by purpose of the payment; registered once, before the server answers. */
export type Followers = {
  order?: OrderFollower;
  membership?: MembershipFollower;
  change?: ChangeFollower;
  /** Every follower hears of every dispute and skips disputes of other purposes. */
  readonly disputes: DisputeFollower[];
};

/** Follower of a payment. Throws without one: money would be taken and nothing delivered. */
const followerOf = (followers: Pick<Followers, Purpose>, purpose: Purpose): Follower => {
  const follower = followers[purpose];
  if (!follower) throw new Error(`Nobody follows the payments of purpose ${purpose}`);
  return follower;
};

/** Locks the owner of a payment, before the payment, and returns its listener for the same transaction. */
export const holdOwner = async (
  followers: Followers,
  tx: Tx,
  { purpose, ownerId }: { readonly purpose: Purpose; readonly ownerId: string },
): Promise<PaymentListener> => followerOf(followers, purpose).hold(tx, ownerId);

/** Same for a caller that has locked the owner already. */
export const tell = async (
  followers: Followers,
  tx: Tx,
  change: PaymentChange & { readonly payment: Payment },
  now: Date,
): Promise<void> => (await holdOwner(followers, tx, change.payment))(change, now);
