import type { Api } from '@zanga/contract/contract';
import type { Order } from '@zanga/contract/ordering/orders';
import { liveClient, type Watching } from '@zanga/contract/wire/live';
import { everyCall, requestHeaders } from '../../base/api/api.tsx';
import { serviceUrl } from '../../base/api/config.ts';
import { endsSession, forgetPerson } from '../../base/session/session.ts';
import { guestToken } from './guest-orders.ts';

const watch = liveClient<Api>({
  baseUrl: serviceUrl,
  everyCall,
  headers: requestHeaders,
  onError: (error, key) => {
    if (endsSession(error, key)) forgetPerson('expired');
  },
});

/** Follows an order live, as a guest or a customer, until the returned function is called. */
export const watchOrder = (id: string, watching: Watching<Order>) => {
  const params = { order: id };
  const token = guestToken(id);
  return token === undefined
    ? watch('GET /api/customer/orders/:order/live', { params }, watching)
    : watch('POST /api/orders/:order/live', { params, body: { token } }, watching);
};
