import { addresses } from '@zanga/contract/people/addresses';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeAddress } from './change-address.ts';
import { forgetAddress } from './forget-address.ts';
import { keepAddress } from './keep-address.ts';
import { presentAddress } from './present-address.ts';
import { readAddress, readAddresses, readLastAddress } from './queries.ts';

/** A customer's own addresses (API-25). */
export const mountAddresses = (tools: MountTools & { readonly db: Db }): void => {
  const { db } = tools;
  mount(tools, addresses, {
    'GET /api/customer/addresses': async ({ call }) => ({
      data: (await readAddresses(db, call.session.userId)).map(presentAddress),
    }),
    'POST /api/customer/addresses': async ({ body, call }) => {
      const kept = await keepAddress(db, call.session.userId, body);
      return 'code' in kept ? kept : presentAddress(kept);
    },
    'GET /api/customer/addresses/last': async ({ call }) => {
      const last = await readLastAddress(db, call.session.userId);
      return { data: last ? presentAddress(last) : null };
    },
    'GET /api/customer/addresses/:address': async ({ params, call }) => {
      const address = await readAddress(db, call.session.userId, params.address);
      return address ? presentAddress(address) : refuse('address.not_found');
    },
    'PATCH /api/customer/addresses/:address': async ({ params, body, call }) => {
      const own = { userId: call.session.userId, id: params.address };
      const changed = await changeAddress(db, own, body);
      return 'code' in changed ? changed : presentAddress(changed);
    },
    'DELETE /api/customer/addresses/:address': ({ params, call }) =>
      forgetAddress(db, call.session.userId, params.address),
  });
};
