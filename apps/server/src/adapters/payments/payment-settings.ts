import { z } from 'zod';
import { origin } from '../../platform/setting-kinds.ts';

/** Outside payment providers; each has its name here, its settings below and its opening in `choose-payments.ts`. */
const paymentVendors = ['stripe'] as const;
export type PaymentVendor = (typeof paymentVendors)[number];

/** Choice of the provider, and the settings of each outside one. */
export const paymentSettings = {
  /** Default: the first provider with keys, else the sandbox if it is on, else no cards. */
  PAYMENTS: z.enum(['sandbox', ...paymentVendors]).optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  /** Other hosts only for servers with the same protocol. */
  STRIPE_HOST: origin.default('https://api.stripe.com'),
  STRIPE_SCRIPT: z.url({ protocol: /^https?$/ }).default('https://js.stripe.com/endive/stripe.js'),
};

const Payments = z.object(paymentSettings);
type PaymentSettings = z.output<typeof Payments>;
type Name = keyof PaymentSettings;

/** Required settings of each outside provider, its secret key first. */
export const vendorSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentVendor, readonly Name[]>;

/** Names of the secret keys, one of which is required to take cards; for warnings. */
export const paymentSecretKeys = paymentVendors.map((vendor) => vendorSettings[vendor][0]).join(' or ');

/** The outside provider that takes cards; undefined for the sandbox or none. */
export const paymentVendorOf = (settings: PaymentSettings): PaymentVendor | undefined =>
  settings.PAYMENTS === 'sandbox'
    ? undefined
    : (settings.PAYMENTS ??
      paymentVendors.find((vendor) => settings[vendorSettings[vendor][0]] !== undefined));

/** Whether a key moves real money. */
export const holdsLiveKey = ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: PaymentSettings): boolean =>
  [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY].some((key) => key?.includes('_live_'));

/** Complains of a provider without its key. */
export const checkPayments = (
  settings: PaymentSettings,
  complain: (name: Name, message: string) => void,
): void => {
  const vendor = paymentVendorOf(settings);
  const key = vendor && vendorSettings[vendor][0];
  if (key && settings[key] === undefined) complain(key, `is needed with PAYMENTS=${vendor}`);
};
