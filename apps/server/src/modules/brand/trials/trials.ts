import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import { maskPhone, type Phone } from '@zanga/domain/accounts/phone';
import type { TriedService } from '@zanga/domain/brand/service-trial';
import type { UserId } from '@zanga/domain/ids';
import type { Delivery } from '../../../adapters/delivery.ts';
import type { PushDelivery } from '../../../adapters/push/port.ts';
import type { E164 } from '../../../adapters/sms/port.ts';
import { isLiveKey, whoDoes } from '../who-does.ts';
import { readAddressToSearch, readReach } from './trial-queries.ts';
import type { Trialled, TrialTools } from './trial-tools.ts';

/** The person who tries, the message's key, and the phone number they typed. */
export type Trying = {
  readonly userId: UserId;
  readonly key: string;
  readonly phone: Phone | undefined;
};

/** Outcome of a trial, without the facts all trials share. */
export type Came = Partial<Omit<ServiceTrial, 'service' | 'took'>> & Pick<ServiceTrial, 'outcome' | 'by'>;

/** Outcome of a sender's answer: a sender that only keeps the message has sent nothing. */
const cameOf = (by: string, delivery: Delivery): Came => {
  if (delivery.outcome === 'refused') return { by, outcome: 'refused', answer: delivery.reason };
  if (delivery.outcome === 'unknown') return { by, outcome: 'failed', trouble: delivery.trouble };
  return { by, outcome: by === 'embedded' ? 'kept' : 'done' };
};

const tryEmail = async ({ db, config, senders }: Trialled, { userId, key }: Trying): Promise<Came> => {
  const by = whoDoes(config).email;
  const reach = await readReach(db, userId);
  if (!reach) return { by, outcome: 'nobody' };
  const { email: to, firstname } = reach;
  return { ...cameOf(by, await senders.email({ to, firstname, key })), to };
};

const trySms = async ({ db, config, senders }: Trialled, { userId, key, phone }: Trying): Promise<Came> => {
  const by = whoDoes(config).sms;
  const own = (await readReach(db, userId))?.phone;
  // Numbers are stored in the networks' own form.
  const to = (phone ?? own) as (Phone & E164) | null | undefined;
  if (!to) return { by, outcome: 'nobody' };
  return { ...cameOf(by, await senders.sms({ to, key })), to: maskPhone(to) };
};

const wasReached = ({ outcome }: PushDelivery): boolean => outcome === 'sent';

const tryPush = async ({ config, senders }: Trialled, { userId, key }: Trying, now: Date): Promise<Came> => {
  const { apps, browsers } = whoDoes(config);
  const tried = (await senders.push({ userId, key }, now)).map(({ token, delivery }) => ({
    by: token.startsWith('fcm:') ? apps : browsers,
    delivery,
  }));
  const left = tried.filter(({ by }) => by !== 'embedded');
  const by = left[0]?.by ?? 'embedded';
  if (tried.length === 0) return { by: apps === 'embedded' ? browsers : apps, outcome: 'nobody' };
  if (left.length === 0) return { by, outcome: 'kept', devices: tried.length };
  const devices = left.filter(({ delivery }) => wasReached(delivery)).length;
  const refusal = left.find(({ delivery }) => delivery.outcome === 'refused')?.delivery;
  const answer = refusal?.outcome === 'refused' ? refusal.reason : devices === 0 ? 'gone' : null;
  return { by, outcome: devices > 0 ? 'done' : 'refused', devices, answer };
};

/** Asks the provider for payments opened since now: its answer proves the key, and nothing is opened or charged. */
const tryPayments = async ({ config, provider }: Trialled, _: Trying, now: Date): Promise<Came> => {
  if (provider.name === 'none') return { by: 'none', outcome: 'off' };
  for await (const _intent of provider.intentsSince(now)) break;
  if (provider.name === 'sandbox') return { by: 'embedded', outcome: 'kept', money: 'test' };
  const money = isLiveKey(config.STRIPE_SECRET_KEY ?? '') ? 'real' : 'test';
  return { by: provider.name, outcome: 'done', money };
};

const tryGeocoding = async ({ db, config, freshGeocoding }: Trialled): Promise<Came> => {
  const to = await readAddressToSearch(db);
  const [place] = await freshGeocoding().search(to);
  const by = whoDoes(config).geocoding;
  const outcome = by === 'embedded' ? 'kept' : 'done';
  return { by, outcome, to, found: place?.formatted_address ?? null };
};

type Try = (tools: Trialled, trying: Trying, now: Date) => Promise<Came>;

/** The trial of each service. */
export const trials: Readonly<Record<TriedService, Try>> = {
  email: tryEmail,
  sms: trySms,
  push: tryPush,
  payments: tryPayments,
  geocoding: tryGeocoding,
};

/** Name of the adapter in use, for a trial that got no answer. */
export const whoTries = ({ config }: Pick<TrialTools, 'config'>, service: TriedService): string => {
  const { apps, browsers, ...does } = whoDoes(config);
  return service === 'push' ? (apps === 'embedded' ? browsers : apps) : does[service];
};
