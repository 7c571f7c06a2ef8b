import type { Installed } from '@zanga/contract/brand/brand-office';
import type { Config } from '../../../config.ts';
import { whoDoes } from '../who-does.ts';

type Name = keyof Config & string;

type Area = {
  readonly about: Installed['about'];
  /** The adapter in use. */
  readonly by: (config: Config) => string;
  /** Settings whose values may be shown. */
  readonly shown?: readonly Name[];
  /** Secrets: shown only as set or not set. */
  readonly hidden?: readonly Name[];
};

const areas: readonly Area[] = [
  { about: 'address', by: ({ PUBLIC_ORIGIN }) => PUBLIC_ORIGIN ?? 'localhost', shown: ['PUBLIC_ORIGIN'] },
  {
    about: 'email',
    by: (config) => whoDoes(config).email,
    shown: ['EMAIL_FROM'],
    hidden: ['SMTP_URL'],
  },
  {
    about: 'sms',
    by: (config) => whoDoes(config).sms,
    shown: ['SMS_GATEWAY', 'SMS_SENDER'],
    hidden: ['SMS_GATEWAY_URL', 'SMS_GATEWAY_USER', 'SMS_GATEWAY_TOKEN'],
  },
  {
    about: 'voice',
    by: (config) => whoDoes(config).voice,
    shown: ['VOICE_GATEWAY', 'VOICE_CALLER'],
    hidden: ['VOICE_GATEWAY_URL', 'VOICE_GATEWAY_USER', 'VOICE_GATEWAY_TOKEN'],
  },
  {
    about: 'push',
    by: (config) => {
      const { apps, browsers } = whoDoes(config);
      return apps === 'embedded' && browsers === 'embedded' ? 'embedded' : 'push';
    },
    shown: ['VAPID_SUBJECT'],
    hidden: ['FCM_SERVICE_ACCOUNT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  },
  {
    about: 'payments',
    by: (config) => whoDoes(config).payments,
    hidden: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  {
    about: 'geocoding',
    by: ({ GEOCODING }) => GEOCODING,
    shown: ['GEOCODING', 'MAP_CREDIT'],
    hidden: ['GOOGLE_MAPS_KEY', 'NOMINATIM_CONTACT'],
  },
  {
    about: 'captcha',
    by: (config) => whoDoes(config).captcha,
    hidden: ['TURNSTILE_SECRET', 'RECAPTCHA_SECRET'],
  },
  {
    about: 'social',
    by: ({ FACEBOOK_APP_SECRET, APPLE_SERVICE_ID }) =>
      [
        ...(FACEBOOK_APP_SECRET === undefined ? [] : ['Facebook']),
        ...(APPLE_SERVICE_ID === undefined ? [] : ['Apple']),
      ].join(', ') || 'embedded',
    hidden: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET', 'APPLE_SERVICE_ID'],
  },
];

const isThere = (value: unknown): boolean => value !== undefined && value !== '';

/** Settings of the environment by subject; of a secret only whether it is set. */
export const installationOf = (config: Config): Installed[] =>
  areas.map(({ about, by, shown = [], hidden = [] }) => ({
    about,
    by: by(config),
    settings: [
      ...shown.map((name) => {
        const value = config[name];
        return { name, present: isThere(value), value: isThere(value) ? String(value) : null };
      }),
      ...hidden.map((name) => ({ name, present: isThere(config[name]), value: null })),
    ],
  }));
