import { errorText } from '@zanga/browser/form/error-text.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Addition, ShopToMoveTo } from '@zanga/contract/ordering/order-changes';
import { ApiError } from '@zanga/contract/wire/client';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../../base/api.ts';
import type { Step } from '../board-columns.ts';
import { boardTexts as t } from '../board-texts.ts';

const paramsOf = ({ order, part }: BoardOrder) => ({ order, part });

/** Accepts an order for a number of minutes; without one the promised time stands. */
export const accept = (order: BoardOrder, minutes: number | undefined) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/accept', {
    params: paramsOf(order),
    body: { ...(minutes !== undefined && { minutes }) },
  });

/** Rejects an order with a reason. The server refuses if the refund differs from the screen. */
export const reject = (order: BoardOrder, reason: string) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/reject', {
    params: paramsOf(order),
    body: { reason, back: order.back.amount },
  });

/** Moves a part to its next state. */
export const advance = (order: BoardOrder, event: Exclude<Step, 'accept'> | 'close') =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/advance', {
    params: paramsOf(order),
    body: { event },
  });

/** Takes back the step that the screen shows. */
export const undo = (order: BoardOrder) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/undo', {
    params: paramsOf(order),
    body: { since: order.since },
  });

/** Other times that can be promised. */
export const timesQuery = (order: BoardOrder) =>
  service.query('GET /api/backoffice/orders/:order/parts/:part/times', { params: paramsOf(order) });

/** Changes the promised time; the screen's time goes along, to be compared. */
export const promise = (order: BoardOrder, at: string) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/promise', {
    params: paramsOf(order),
    body: { at, expected: order.promised_at },
  });

/** Shops that can take the order, and when. */
export const shopsQuery = (order: BoardOrder) =>
  service.query('GET /api/backoffice/orders/:order/parts/:part/shops', { params: paramsOf(order) });

/** Moves the order to another shop, for the time on the screen. */
export const moveToShop = (order: BoardOrder, { id, promised_at }: ShopToMoveTo, reason: string) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/move', {
    params: paramsOf(order),
    body: { to: id, from: order.shop ?? '', at: promised_at ?? '', reason },
  });

/** Asks the customer whether pieces may be taken out. */
export const proposeChange = (
  order: BoardOrder,
  body: { readonly items: readonly { readonly id: string; readonly qty: number }[]; readonly reason: string },
) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/change', {
    params: paramsOf(order),
    body: { ...body, items: [...body.items] },
  });

/** Price of dishes if they were added now. */
export const additionQuery = (order: BoardOrder, items: readonly Addition[]) => ({
  queryKey: ['addition', order.order, order.part, items],
  queryFn: () =>
    service.api('POST /api/backoffice/orders/:order/parts/:part/addition/price', {
      params: paramsOf(order),
      body: { items: [...items] },
    }),
  enabled: items.length > 0,
  retry: false,
});

/** Asks the customer whether dishes may be added, at the price on the screen. */
export const proposeAddition = (
  order: BoardOrder,
  body: { readonly items: readonly Addition[]; readonly reason: string; readonly expected: number },
) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/addition', {
    params: paramsOf(order),
    body: { ...body, items: [...body.items] },
  });

type Exchanged = {
  readonly out: readonly { readonly id: string; readonly qty: number }[];
  readonly items: readonly Addition[];
};

/** Difference in price if dishes replaced others now. */
export const exchangeQuery = (order: BoardOrder, { out, items }: Exchanged, enabled: boolean) => ({
  queryKey: ['exchange', order.order, order.part, out, items],
  queryFn: () =>
    service.api('POST /api/backoffice/orders/:order/parts/:part/exchange/price', {
      params: paramsOf(order),
      body: { out: [...out], items: [...items] },
    }),
  enabled,
  retry: false,
});

/** Asks the customer whether dishes may replace others, with the difference on the screen. */
export const proposeExchange = (
  order: BoardOrder,
  body: Exchanged & {
    readonly reason: string;
    readonly expected: {
      readonly amount: number;
      readonly back: 'card' | 'hand' | 'less' | 'charge' | 'due';
    };
  },
) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/exchange', {
    params: paramsOf(order),
    body: { ...body, out: [...body.out], items: [...body.items] },
  });

/** Has pieces made again at no charge; one key asks once. */
export const redo = (
  order: BoardOrder,
  body: {
    readonly key: string;
    readonly items: readonly { readonly id: string; readonly qty: number }[];
    readonly reason: string;
    readonly minutes: number;
  },
) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/redo', {
    params: paramsOf(order),
    body: { ...body, items: [...body.items] },
  });

/** Marks pieces made again as ready. */
export const finishRedo = (order: BoardOrder, id: string) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/redo/done', {
    params: paramsOf(order),
    body: { redo: id },
  });

/** Withdraws a proposal. */
export const withdrawChange = (order: BoardOrder, change: string) =>
  service.api('POST /api/backoffice/orders/:order/parts/:part/change/withdraw', {
    params: paramsOf(order),
    body: { change },
  });

/** Records a print of the slip; answers the number of prints so far. */
export const printed = async (order: BoardOrder): Promise<number> =>
  (await service.api('POST /api/backoffice/orders/:order/parts/:part/prints', { params: paramsOf(order) }))
    .prints;

/** Claims the automatic print of a slip; true when this page is the one that prints. */
export const takeSlip = async (order: BoardOrder): Promise<boolean> =>
  (
    await service.api('POST /api/backoffice/orders/:order/parts/:part/prints/first', {
      params: paramsOf(order),
    })
  ).mine;

/** Toast with the reason of a failure; the board itself shows the current state. */
export const tellProblem = (error: unknown) => {
  const changed = error instanceof ApiError && error.code === 'order.wrong_step';
  toast({ text: changed ? t.changedMeanwhile : errorText(error), tone: 'problem' });
};
