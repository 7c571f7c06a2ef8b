import type { Config } from '../../config.ts';

const chosen = (vendor: string, setting: unknown): string => (setting === undefined ? 'embedded' : vendor);

const takesCards = ({ PAYMENTS, STRIPE_SECRET_KEY, SANDBOX }: Config): string => {
  if (PAYMENTS !== 'sandbox' && STRIPE_SECRET_KEY !== undefined) return 'stripe';
  return SANDBOX ? 'embedded' : 'none';
};

/** Adapter of each service: the vendor's name, `embedded` for the server's own, `none` where cards are not taken. */
export const whoDoes = (config: Config) => ({
  email: chosen('smtp', config.SMTP_URL),
  sms: chosen('gateway', config.SMS_GATEWAY_URL),
  voice: chosen('gateway', config.VOICE_GATEWAY_URL),
  apps: chosen('fcm', config.FCM_SERVICE_ACCOUNT),
  browsers: chosen('web_push', config.VAPID_PRIVATE_KEY),
  payments: takesCards(config),
  geocoding: config.GEOCODING,
  captcha: config.TURNSTILE_SECRET === undefined ? chosen('recaptcha', config.RECAPTCHA_SECRET) : 'turnstile',
});

/** Whether messages are really sent; in the sandbox they are read at `/dev/outbox`. */
export const mailsReach = ({ SANDBOX, SMTP_URL }: Config): boolean => SANDBOX || SMTP_URL !== undefined;
export const smsReach = ({ SANDBOX, SMS_GATEWAY_URL }: Config): boolean =>
  SANDBOX || SMS_GATEWAY_URL !== undefined;

/** Whether a key of Stripe moves real money. */
export const isLiveKey = (key: string): boolean => /^(sk|rk)_live_/.test(key);
