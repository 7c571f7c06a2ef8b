/** What a push says, and what it is about (STA-7). Pages take only this type from here: the worker’s code is its own. */
export type PushNews = {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly coupon?: string; readonly birthdate?: string; readonly order_id?: string };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what came from outside; nothing where it is not ours. */
export const readNews = (told: unknown): PushNews | undefined => {
  if (!isRecord(told) || text(told.title) === '') return undefined;
  const data = isRecord(told.data) ? told.data : {};
  const about = (['coupon', 'birthdate', 'order_id'] as const).filter((name) => text(data[name]) !== '');
  return {
    title: text(told.title),
    body: text(told.body),
    data: Object.fromEntries(about.map((name) => [name, text(data[name])])),
  };
};

/** Where a tap leads: the order, the coupons, one's own data, or the beginning. */
export const placeOf = ({ data }: Pick<PushNews, 'data'>): string => {
  if (data.order_id) return `/orders/${encodeURIComponent(data.order_id)}`;
  if (data.coupon) return '/coupons';
  if (data.birthdate) return '/account';
  return '/home';
};

/** News as a page is told of them: where they lead is decided in one place. */
export type ToldNews = PushNews & { readonly place: string };
