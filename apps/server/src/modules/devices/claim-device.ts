import type { DeviceHere } from '@zanga/contract/people/shop-devices';
import type { Refusal } from '@zanga/contract/wire/route';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addressGroup, knownNetwork } from '../../platform/ip-address.ts';
import { refuse } from '../../platform/refusal.ts';
import { systemTrail } from '../../platform/session.ts';
import { hashSecret, newSecret } from '../accounts/public-secrets.ts';
import { noteChange } from '../audit/public.ts';
import { makeTotem } from '../totems/public.ts';
import { typedCode } from './device-code.ts';
import type { DeviceTools } from './keep-devices.ts';
import { presentHere } from './present-here.ts';
import { findDevice } from './queries.ts';
import { deleteDevice, saveClaim, spendCode } from './store.ts';

type Caller = { readonly ip: string; readonly browser: string | null };

type Claimed =
  | { readonly here: DeviceHere; readonly totem: null; readonly secret: string }
  | { readonly here: null; readonly totem: string; readonly secret: null };

/**
 * Makes a browser the device whose code was typed there. A totem gets the address of its own registration (decision
 * 012), and keeps no secret here.
 */
export const claimDevice = async (
  tools: DeviceTools,
  { code, caller }: { readonly code: string; readonly caller: Caller },
  now: Date,
): Promise<Claimed | Refusal<'device.code_refused' | 'too_many'>> => {
  const { db, accounts, origin } = tools;
  const address = { limit: 'deviceCodeByAddress', subject: addressGroup(caller.ip) } as const;
  if (await accounts.rates.passed([address], now)) return refuse('too_many');
  const typed = typedCode(code);
  if (typed === undefined) return refuse('device.code_refused');
  const secret = newSecret();
  const done = await inTransaction(db, async (tx) => {
    const row = await spendCode(tx, accounts.keys.macs('device_code', typed), now);
    if (!row) return refuse('device.code_refused');
    const noted = { kind: 'device', thing: row.id, shopId: row.shop_id } as const;
    const network = knownNetwork(caller.ip);
    const trail = { ...systemTrail('device.claim'), device: caller.browser, network };
    if (row.kind === 'totem') {
      const made = { shop: row.shop_id, name: row.name, reader: null, origin: origin(), by: row.created_by };
      const totem = await makeTotem(tx, made, now);
      await deleteDevice(tx, row.id);
      await noteChange(tx, trail, { ...noted, after: { totem: totem.id } }, now);
      return { ok: true, totem: totem.address } as const;
    }
    await saveClaim(tx, row.id, { secretHash: hashSecret(secret), browser: caller.browser, network }, now);
    await noteChange(tx, trail, { ...noted, after: { claimed: now.toISOString() } }, now);
    return { ok: true, totem: null } as const;
  });
  if (!done.ok) return done;
  if (done.totem !== null) return { here: null, totem: done.totem, secret: null };
  const seen = await findDevice(db, hashSecret(secret), now);
  const here = seen && (await presentHere(db, seen));
  return here ? { here, totem: null, secret } : refuse('device.code_refused');
};
