import type { ShopId } from '@zanga/domain/ids';
import { mayWorkFor, type Session } from '../../../platform/session.ts';

type Parts = { readonly parts: readonly { readonly shop_id: ShopId | null }[] };

/** Whether a part of an order is for a shop of the person: then they see the whole order. */
export const mayWorkForSome = (session: Session, { parts }: Parts): boolean =>
  parts.some(({ shop_id }) => mayWorkFor(session, shop_id));

/** Whether all parts are: only then may they decide on all of its money. */
export const mayWorkForAll = (session: Session, { parts }: Parts): boolean =>
  parts.every(({ shop_id }) => mayWorkFor(session, shop_id));
