import { z } from 'zod';
import { origin } from '../../platform/setting-kinds.ts';

/** Payment providers outside; each has its name here, its settings below and its opening in `choose-payments.ts`. */
const paymentVendors = ['stripe'] as const;
export type PaymentVendor = (typeof paymentVendors)[number];

/** Who takes cards, and the settings of each provider outside. */
export const paymentSettings = {
  /** Where it is not said, the first provider whose keys are given, else the sandbox where that is on, else nobody. */
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
  /** Other hosts only for servers that speak the same protocol. */
  STRIPE_HOST: origin.default('https://api.stripe.com'),
  STRIPE_SCRIPT: z.url({ protocol: /^https?$/ }).default('https://js.stripe.com/endive/stripe.js'),
};

const Payments = z.object(paymentSettings);
type PaymentSettings = z.output<typeof Payments>;
type Name = keyof PaymentSettings;

/** The settings that each provider outside cannot do without, its secret key first. */
export const vendorSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<PaymentVendor, readonly Name[]>;

/** The secret keys one of which is needed to take cards, for whoever is told that there is none. */
export const paymentSecretKeys = paymentVendors.map((vendor) => vendorSettings[vendor][0]).join(' or ');

/** The provider outside that takes cards; undefined where the sandbox or nobody does. */
export const paymentVendorOf = (settings: PaymentSettings): PaymentVendor | undefined =>
  settings.PAYMENTS === 'sandbox'
    ? undefined
    : (settings.PAYMENTS ??
      paymentVendors.find((vendor) => settings[vendorSettings[vendor][0]] !== undefined));

/** Whether a key is there by which real money moves. */
export const holdsLiveKey = ({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: PaymentSettings): boolean =>
  [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY].some((key) => key?.includes('_live_'));

/** Complains of a provider that is named and has no key. */
export const checkPayments = (
  settings: PaymentSettings,
  complain: (name: Name, message: string) => void,
): void => {
  const vendor = paymentVendorOf(settings);
  const key = vendor && vendorSettings[vendor][0];
  if (key && settings[key] === undefined) complain(key, `is needed with PAYMENTS=${vendor}`);
};
