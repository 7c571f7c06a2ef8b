import type { OrderId, ProductId, ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { TellingShow } from './cinema/tell-show.ts';

export const expireJob: JobKind<object> = jobKind('ordering.expire', { retryLimit: 0 });
/** No retry: it runs again in a minute. */
export const answersJob: JobKind<object> = jobKind('ordering.answers', { retryLimit: 0, outward: true });
/** Shops without an open screen; no retry, as it runs again in a minute. */
export const screensJob: JobKind<object> = jobKind('ordering.screens', { retryLimit: 0, outward: true });
/** Orders left open on past days; no retry, as it runs again soon. */
export const closeJob: JobKind<object> = jobKind('ordering.close', { retryLimit: 0 });
/** The shop's rehearsal of an order; no retry, as it runs again soon. */
export const rehearseJob: JobKind<object> = jobKind('ordering.rehearse', { retryLimit: 0 });
type OfShop = { readonly shopId: ShopId };
/** A shop with orders open for money still due; one message for all of them. */
export const tellLeftOpenJob: JobKind<OfShop> = jobKind('ordering.tell_left_open', {
  one: 'waiting',
  outward: true,
});
/** Time within which the other orders of the same morning are marked, too. */
const gatherSeconds = 300;
export const askToTellLeftOpen = (jobs: Jobs, tx: Tx, of: OfShop): Promise<void> =>
  jobs.enqueue(tx, tellLeftOpenJob, of, of.shopId, gatherSeconds);
/** Ends proposals that are overdue. */
export const changesJob: JobKind<object> = jobKind('ordering.changes', { retryLimit: 0 });
/** Retried until the provider answers. */
export const voidJob: JobKind<{ readonly orderId: OrderId }> = jobKind('ordering.void', {
  retryLimit: 60,
  retryDelayMax: 3_600,
  one: 'waiting',
  outward: true,
});
type CallingOff = { readonly orderId: OrderId; readonly show: ProductId };
/** An order with tickets for a show that was called off. */
export const callOffJob: JobKind<CallingOff> = jobKind('ordering.call_off', {
  one: 'waiting',
  outward: true,
});
export const askToCallOff = (jobs: Jobs, tx: Tx, of: CallingOff): Promise<void> =>
  jobs.enqueue(tx, callOffJob, of, `${of.show}:${of.orderId}`);
/** An order with tickets for a show at another time or place. */
export const tellShowJob: JobKind<TellingShow> = jobKind('ordering.tell_show', {
  one: 'waiting',
  outward: true,
});
export const askToTellShow = (jobs: Jobs, tx: Tx, of: TellingShow): Promise<void> =>
  jobs.enqueue(tx, tellShowJob, of, `${of.show}:${of.orderId}:${of.at}`);
export const tidyJob: JobKind<object> = jobKind('ordering.tidy', { retryLimit: 3 });
/** Deletes abandoned carts of visitors. */
export const purgeCartsJob: JobKind<object> = jobKind('ordering.purge_carts', { retryLimit: 3 });
