import { z } from 'zod';
import type { Db } from '../../../platform/database/connection.ts';
import { keptSecret } from '../../../platform/database/kept-secret.ts';
import { BadSignature, type PaymentProvider, type ProviderEvent } from '../port.ts';
import { sandboxCustomers } from './customers.ts';
import { sandboxDisputes } from './disputes.ts';
import { sandboxIntents } from './intents.ts';
import { withOutages } from './outage.ts';
import { sandboxRefunds } from './refunds.ts';
import type { SandboxTools } from './rows.ts';
import { checkReport, signatureHeader } from './signature.ts';

/** The secret that signs reports. */
export const sandboxSecret = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'sandbox_payments')).toString('base64url');

const Report = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string(), object: z.string() }) }),
});

const eventIn = (body: string): ProviderEvent => {
  const { id, type, data } = Report.parse(JSON.parse(body));
  return {
    ref: id,
    intentRef: data.object.object === 'payment_intent' ? data.object.id : null,
    refundRef: data.object.object === 'refund' ? data.object.id : null,
    disputeRef: data.object.object === 'dispute' ? data.object.id : null,
    declined: type === 'payment_intent.payment_failed',
  };
};

/** An embedded provider: does everything a real one does, with test cards and no money. */
export const sandboxPayments = (tools: SandboxTools): PaymentProvider =>
  withOutages(tools.db, {
    name: 'sandbox',
    publishableKey: null,
    script: null,
    wallets: false,
    ...sandboxCustomers(tools),
    ...sandboxIntents(tools),
    ...sandboxRefunds(tools),
    ...sandboxDisputes(tools),
    readEvent: (bytes, headers, now) => {
      const body = Buffer.from(bytes).toString();
      checkReport(tools.secret, body, headers[signatureHeader], now);
      try {
        return eventIn(body);
      } catch {
        throw new BadSignature();
      }
    },
  });
