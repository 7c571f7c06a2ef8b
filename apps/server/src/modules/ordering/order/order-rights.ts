import { mayWorkFor, type Session } from '../../../platform/session.ts';

type Parts = { readonly parts: readonly { readonly shop_id: string | null }[] };

/** Whether some part of an order is for a shop of the caller: they see the whole of it. */
export const mayWorkForSome = (session: Session, { parts }: Parts): boolean =>
  parts.some(({ shop_id }) => mayWorkFor(session, shop_id));

/** Whether every part is: only then may they decide on the money of all. */
export const mayWorkForAll = (session: Session, { parts }: Parts): boolean =>
  parts.every(({ shop_id }) => mayWorkFor(session, shop_id));
