import type { OrderId } from '@zanga/domain/ids';

/** Push message: its text, and what it is about (STA-7). Pages import only this type: the worker's code stays in the worker. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly coupon?: string; readonly birthdate?: string; readonly order_id?: OrderId };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Parses a message from outside; undefined for a foreign one. */
export const readPushMessage = (told: unknown): PushMessage | undefined => {
  if (!isRecord(told) || text(told.title) === '') return undefined;
  const data = isRecord(told.data) ? told.data : {};
  const about = (['coupon', 'birthdate', 'order_id'] as const).filter((name) => text(data[name]) !== '');
  return {
    title: text(told.title),
    body: text(told.body),
    data: Object.fromEntries(about.map((name) => [name, text(data[name])])),
  };
};

/** Target of an alert: the order, the coupons, the personal data, or the home. */
export const pathOf = ({ data }: Pick<PushMessage, 'data'>): string => {
  if (data.order_id) return `/orders/${encodeURIComponent(data.order_id)}`;
  if (data.coupon) return '/coupons';
  if (data.birthdate) return '/account/dati';
  return '/home';
};

/** Push message as the page gets it, with where it leads. */
export type PushMessageWithPath = PushMessage & { readonly path: string };

export const withPath = (news: PushMessage): PushMessageWithPath => ({ ...news, path: pathOf(news) });
