import type { Refusal } from '@zanga/contract/wire/route';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readAddressOf, readPlans, readShopToCall } from './answering-queries.ts';
import { dialled } from './tell-shop.ts';

type Trial = {
  readonly session: StaffSession;
  readonly shop: string;
  readonly way: 'call' | 'email' | 'push';
};
type AlarmTrial = { readonly to: string | null; readonly devices: number | null };

/** Sends the alarm of an unanswered order as a trial: the call to the shop, mail and push to the person trying. */
export const tryAlarm = async (
  tools: OrderTools,
  { session, shop: named, way }: Trial,
  now: Date,
): Promise<AlarmTrial | Refusal<'shop.not_found'>> => {
  const found = await findStaffShop(tools.db, { session, shop: named });
  if (!found) return refuse('shop.not_found');
  return inTransaction(tools.db, async (tx) => {
    const { id: shopId, name } = found;
    const key = `trial:${shopId}:${way}:${now.getTime()}:${session.userId}`;
    await noteChange(
      tx,
      session.trail,
      { kind: 'shop', thing: shopId, shopId, before: {}, after: { way } },
      now,
    );
    if (way === 'push') {
      const devices = await tools.notify.ring(tx, {
        ...{
          userId: session.userId,
          topic: 'work',
          title: name,
          body: 'Prova: così ti avvisa un ordine senza risposta',
        },
        ...{ data: {}, key },
      });
      return { to: null, devices };
    }
    if (way === 'email') {
      const person = await readAddressOf(tx, session.userId);
      if (!person) return { to: null, devices: null };
      const link = `${tools.origin()}/gestione/?negozio=${shopId}`;
      const data = { firstname: person.firstname, shop: `${name} (prova)`, orders: 1, link };
      await tools.notify.email(tx, { to: person.email, letter: 'shop_unanswered', data, key });
      return { to: person.email, devices: null };
    }
    const plans = await readPlans(tx);
    const plan = plans.get(shopId) ?? plans.get(null);
    const phone = plan?.phone ?? (await readShopToCall(tx, shopId))?.phone ?? '';
    if (!/\d/.test(phone)) return { to: null, devices: null };
    const to = dialled(phone);
    const text = `Questa è una chiamata di prova per ${name}. Quando un ordine resta senza risposta, squilla questo telefono.`;
    await tools.notify.call(tx, { to, text, key });
    return { to, devices: null };
  });
};
