import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/database/connection.ts';
import { VendorProblem } from '../../vendor-problem.ts';
import type { PaymentProvider } from '../port.ts';

const slowMs = 3_000;

/** Makes a provider slow, dead or forgetful by its switch. `error` is the worst: executed, but reported as failed. */
const troubled =
  (db: Db) =>
  <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) =>
  async (...args: A): Promise<T> => {
    const { outage } = await db.selectFrom('sandbox_switches').select('outage').executeTakeFirstOrThrow();
    if (outage === 'down') throw new VendorProblem('the sandbox plays dead');
    if (outage === 'slow') await wait(slowMs);
    const done = await call(...args);
    if (outage === 'error') throw new VendorProblem('the sandbox answers 500');
    return done;
  };

/** The provider with switches that make its calls fail, for tests of outages. */
export const withOutages = (db: Db, provider: PaymentProvider): PaymentProvider => {
  const line = troubled(db);
  return {
    ...provider,
    createCustomer: line(provider.createCustomer),
    deleteCustomer: line(provider.deleteCustomer),
    cardsOf: line(provider.cardsOf),
    forgetCard: line(provider.forgetCard),
    createIntent: line(provider.createIntent),
    prepareIntent: line(provider.prepareIntent),
    readIntent: line(provider.readIntent),
    cancelIntent: line(provider.cancelIntent),
    captureIntent: line(provider.captureIntent),
    chargeOffSession: line(provider.chargeOffSession),
    refund: line(provider.refund),
    readRefund: line(provider.readRefund),
    readDispute: line(provider.readDispute),
    createSetup: line(provider.createSetup),
    readSetup: line(provider.readSetup),
  };
};
