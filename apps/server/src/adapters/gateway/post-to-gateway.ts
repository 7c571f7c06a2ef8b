import type { Clock } from '../../platform/clock.ts';
import { callVendor } from '../call-vendor.ts';
import { type Delivery, unknown } from '../delivery.ts';
import type { SendOnce } from '../send-once.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { fillTemplate, fillText, type Values } from './fill-template.ts';
import type { GatewayRecipe } from './gateway-recipe.ts';
import { isPlainSms } from './plain-sms.ts';
import { readAnswer } from './read-answer.ts';
import { signCall } from './sign-call.ts';

export type GatewaySettings = {
  readonly recipe: GatewayRecipe;
  readonly user?: string | undefined;
  readonly token?: string | undefined;
  readonly from: string;
  readonly timeoutMs?: number;
  /** The real time, for signing calls. */
  readonly world: Clock;
  readonly once: SendOnce;
};

type GatewayMessage = { readonly to: string; readonly text: string; readonly key: string };

/** Longer than opening a connection (10 s): a call that ends later has left and may have arrived. */
const patienceMs = 14_000;

const withoutPlus = (phone: string) => phone.replace(/^\+/, '');

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const valuesFor = async (message: GatewayMessage, settings: GatewaySettings): Promise<Values> => {
  const { user = '', token = '', from, recipe, world } = settings;
  const signs = Object.values(recipe.headers).some((header) => header.includes('{jwt}'));
  return {
    ...message,
    ...{ user, token, from },
    digits: withoutPlus(message.to),
    fromDigits: withoutPlus(from),
    xml: message.text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter),
    basic: Buffer.from(`${user}:${token}`).toString('base64'),
    ...(signs && { jwt: await signCall(user, token, world()) }),
  };
};

const fieldsOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A form repeats the name of a field for each value of a list. */
const asForm = (body: unknown): string => {
  const form = new URLSearchParams();
  for (const [name, value] of fieldsOf(body))
    for (const one of [value].flat()) form.append(name, String(one));
  return form.toString();
};

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

const callFor = (recipe: GatewayRecipe, message: GatewayMessage, values: Values) => {
  const { format, wide } = recipe;
  const isWide = wide !== undefined && !isPlainSms(message.text);
  const template = isWide ? { ...Object.fromEntries(fieldsOf(recipe.body)), ...wide } : recipe.body;
  const body = fillTemplate(template, values);
  const own = Object.entries(recipe.headers).map(([name, header]) => [name, fillText(header, values)]);
  return {
    // Some gateways take a key only once; the others ignore it.
    headers: {
      ...{ 'content-type': contentTypes[format], 'idempotency-key': message.key },
      ...Object.fromEntries(own),
    },
    body: format === 'form' ? asForm(body) : JSON.stringify(body),
  };
};

/** Hands a message to a gateway over HTTP, once; `name` stands in logs. */
export const postToGateway =
  (name: string, settings: GatewaySettings) =>
  (message: GatewayMessage): Promise<Delivery> =>
    settings.once(message.key, async () => {
      const { recipe, timeoutMs = patienceMs } = settings;
      const values = await valuesFor(message, settings);
      const call = callFor(recipe, message, values);
      try {
        const answer = await callVendor(name, fillText(recipe.url, values), { ...call, timeoutMs });
        return readAnswer(name, answer, recipe);
      } catch (error) {
        if (error instanceof VendorProblem && error.mayHaveArrived) return unknown(error.trouble);
        throw error;
      }
    });
