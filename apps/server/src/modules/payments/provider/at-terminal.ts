import type { TerminalState } from '@zanga/contract/shops/totems';
import type { Refusal } from '@zanga/contract/wire/route';
import type { PaymentId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { findPayment } from '../queries.ts';
import { settlePayment } from '../settle-payment.ts';
import { intentFor } from './intent-for.ts';
import { refuseIfUnavailable } from './refuse-if-unavailable.ts';

type AtTerminal = { readonly paymentId: PaymentId; readonly reader: string };
type Unavailable = Refusal<'payment.unavailable'>;

/** State of a payment at a terminal: the provider knows whether money moved, the terminal how far the customer is. */
const look = async (tools: PaymentTools, { paymentId, reader }: AtTerminal): Promise<TerminalState> => {
  const settled = await settlePayment(tools, paymentId);
  if (!settled || settled.payment.givenUp || settled.payment.state === 'released') return 'over';
  if (settled.payment.state === 'paid') return 'paid';
  if (!settled.intent || !tools.provider.terminal) return 'none';
  const sight = await tools.provider.terminal.read({ reader, intentRef: settled.intent.ref });
  // Approved a moment ago: the provider will report it.
  return sight === 'approved' ? 'waiting' : sight;
};

const askFor = async (tools: PaymentTools, { paymentId, reader }: AtTerminal) => {
  const { terminal } = tools.provider;
  const row = await findPayment(tools.db, paymentId);
  if (!terminal || !row?.intent_ref) return refuse('payment.unavailable');
  const ask = { reader, intentRef: row.intent_ref, amountCents: row.amount_cents };
  return (await terminal.present(ask)) === 'busy' ? 'busy' : look(tools, { paymentId, reader });
};

/** A payment at a card terminal: the same intent as in a browser, so it is charged once. */
export const terminalOf = (tools: PaymentTools) => ({
  /** Whether the provider has terminals. */
  isThere: (): boolean => tools.provider.terminal !== undefined,
  /** Whether the terminal is a simulated one, without real charges. */
  isTrial: (): boolean => tools.provider.terminal?.name === 'simulator',
  /** Has the terminal wait for a card, unless the payment is paid already. */
  ask: async (at: AtTerminal): Promise<TerminalState | Unavailable | Refusal<'order.not_payable'>> => {
    const intent = await intentFor(tools, at, { method: 'new', save: false });
    // A terminal names neither a saved card nor a network, so nothing else is refused.
    if ('ok' in intent)
      return refuse(intent.code === 'payment.unavailable' ? intent.code : 'order.not_payable');
    if (intent.client_secret === null) return refuseIfUnavailable(tools, look(tools, at));
    const answer = await refuseIfUnavailable(tools, askFor(tools, at));
    return answer;
  },
  look: (at: AtTerminal): Promise<TerminalState | Unavailable> => refuseIfUnavailable(tools, look(tools, at)),
  /** Stops waiting for a card, and returns the state reached until then. */
  leave: (at: AtTerminal): Promise<TerminalState | Unavailable> =>
    refuseIfUnavailable(
      tools,
      (async () => {
        const row = await findPayment(tools.db, at.paymentId);
        if (row?.intent_ref) await tools.provider.terminal?.cancel({ ...at, intentRef: row.intent_ref });
        return look(tools, at);
      })(),
    ),
});
