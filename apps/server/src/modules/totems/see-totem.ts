import type { PaymentKind } from '@zanga/contract/ordering/carts';
import type { TotemHere } from '@zanga/contract/shops/totems';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../platform/database/connection.ts';
import { refuse } from '../../platform/refusal.ts';
import { openingOf } from '../shops/public.ts';
import { type KnownTotem, totemOf } from './keep-totems.ts';
import { markTotemSeen } from './store.ts';

/** Whether its shop takes orders at totems now. */
export const isTotemOpen = async (db: Db, totem: KnownTotem, now: Date): Promise<boolean> =>
  (await openingOf(db, { shop: totem.shop_id, service: 'totem' }, now))?.state === 'open';

type Terminals = { readonly isThere: () => boolean; readonly isTrial: () => boolean };

const ways = ({ payments, reader }: KnownTotem, terminals: boolean): PaymentKind[] => [
  ...(terminals && reader !== null && payments.includes('card') ? (['card'] as const) : []),
  ...(payments.includes('till') ? (['till'] as const) : []),
];

/** Shop and abilities of a totem; notes the time of its call. */
export const seeTotem = async (
  db: Db,
  { key, terminals }: { readonly key: string; readonly terminals: Terminals },
  now: Date,
): Promise<TotemHere | Refusal<'totem.not_found'>> => {
  const totem = await totemOf(db, key);
  if (!totem) return refuse('totem.not_found');
  await markTotemSeen(db, totem.id, now);
  const opening = await openingOf(db, { shop: totem.shop_id, service: 'totem' }, now);
  const opens =
    opening?.state === 'closed' ? opening.opensAt : opening?.state === 'paused' ? opening.until : null;
  return {
    id: totem.id,
    name: totem.name,
    shop: { id: totem.shop_id, slug: totem.slug, name: totem.shop_name },
    open: opening?.state === 'open',
    opens_at: opens?.toISOString() ?? null,
    payments: ways(totem, terminals.isThere()),
    trial: terminals.isTrial(),
  };
};
