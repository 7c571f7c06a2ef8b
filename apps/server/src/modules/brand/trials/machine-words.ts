import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import type { TriedService, Trouble } from '@zanga/domain/brand/service-trial';

// Outcome of a trial for the person who runs the server: names of settings, never their values.

export type MachineTold = { readonly grade: 'ok' | 'note' | 'bad'; readonly words: string };

const names: Readonly<Record<TriedService, string>> = {
  email: 'mail',
  sms: 'SMS',
  push: 'pushes',
  payments: 'cards',
  geocoding: 'addresses',
};

/** Settings that hold the address and keys of each service. */
const setIn: Readonly<Record<string, string>> = {
  smtp: 'SMTP_URL',
  gateway: 'SMS_GATEWAY_URL, SMS_GATEWAY_USER, SMS_GATEWAY_TOKEN and SMS_GATEWAY_BODY',
  fcm: 'FCM_SERVICE_ACCOUNT',
  web_push: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY',
  stripe: 'STRIPE_SECRET_KEY',
  nominatim: 'NOMINATIM_HOST',
  google: 'GOOGLE_MAPS_KEY',
};

/** Each trouble with its remedy. */
const remedies: Readonly<Record<Trouble, (settings: string) => string>> = {
  late: (settings) => `did not answer in time. Does a firewall hold back what goes out? (${settings})`,
  unreachable: (settings) => `cannot be reached. Look at the address in ${settings}, and at the way out`,
  keys: (settings) => `does not know us: ${settings} is wrong, has expired, or may not do this`,
  credit: () => 'says that the credit is used up: top it up there',
  too_fast: () => 'says that it is asked too often: try again in some minutes',
  broken: (settings) =>
    `answered what makes no sense. Is the service well, and is it the one in ${settings}?`,
};

const doneWords = ({ service, to, devices, found, money }: ServiceTrial): string => {
  switch (service) {
    case 'email':
      return `took a mail for ${to}: look whether it is there, also among what is unwanted`;
    case 'sms':
      return `took a message for ${to}: it is there within a minute`;
    case 'push':
      return `took a push for ${devices} devices`;
    case 'payments':
      return money === 'real'
        ? 'answers, with a live key; nothing was charged'
        : 'answers, with a test key: no money moves';
    case 'geocoding':
      return found === null ? `answers, and knows nothing of ${to}` : 'answers';
  }
};

/** A trial's outcome in words. */
export const machineWords = (trial: ServiceTrial): MachineTold => {
  const { service, by, outcome, answer, took } = trial;
  const told = (grade: MachineTold['grade'], words: string): MachineTold => ({
    grade,
    words: `${names[service]}: ${by} ${words}${answer === null ? '' : ` (it says ${answer})`}`,
  });
  switch (outcome) {
    case 'done':
      return told('ok', `${doneWords(trial)} (${took} ms)`);
    case 'kept':
      return told('ok', 'is this server itself');
    case 'off':
      return told('note', 'is not set');
    case 'nobody':
      return told('note', 'was not tried: the owner has nothing to be reached by, no telephone or no device');
    case 'held':
      return told('note', 'was not tried: this is a restored copy, which reaches nobody');
    case 'refused':
      return told('bad', `refuses. Look at ${setIn[by] ?? 'its settings'}, and at the account there`);
    case 'failed':
      return told('bad', remedies[trial.trouble ?? 'broken'](setIn[by] ?? 'its settings'));
  }
};
