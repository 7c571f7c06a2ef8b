import type { Api } from '@zanga/contract/contract';
import type { Output } from '@zanga/contract/wire/route';
import { service } from '../../../base/api.ts';

/** An order for the office, by its reference. */
export const deskQuery = (reference: string) =>
  service.query('GET /api/backoffice/orders/:order', { params: { order: reference } });

export type DeskOrder = Output<Api['GET /api/backoffice/orders/:order']>;
