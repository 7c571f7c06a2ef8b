import { z } from 'zod';
import { flag, json, list, origin, pem } from '../platform/setting-kinds.ts';
import { checkGateways, gatewaySettings } from './gateway/gateway-settings.ts';
import {
  checkPayments,
  paymentSettings,
  paymentVendorOf,
  vendorSettings,
} from './payments/payment-settings.ts';

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
});
export type ServiceAccount = z.output<typeof ServiceAccount>;

/** Which outside services are used. What is not configured is stood in for by the server itself. */
export const adapterSettings = {
  /** Shows what the embedded services hold (`/dev/outbox`); see `withSandbox` for the default. */
  SANDBOX: flag.optional(),

  /** `smtp://user:password@host:587` (TLS by STARTTLS) or `smtps://…:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Off only for a relay on a private network that speaks no TLS. */
  SMTP_TLS: flag.default(true),
  /** Who mails come from: `Zanga <ciao@zanga.it>`. */
  EMAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
    .optional(),

  ...gatewaySettings,

  /** Key file of the Firebase service account: its JSON, plain or in base64. */
  FCM_SERVICE_ACCOUNT: json.pipe(ServiceAccount).optional(),
  FCM_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  FCM_API: origin.default('https://fcm.googleapis.com'),

  /** Web Push key pair (P-256, base64url) and who to turn to: `mailto:…` or `https://…`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /** Push services of the browsers; a subscription that names any other address is refused. */
  WEB_PUSH_SERVICES: list.default([
    'https://fcm.googleapis.com',
    'https://*.push.services.mozilla.com',
    'https://*.push.apple.com',
    'https://*.notify.windows.com',
  ]),

  /** Signs the embedded captcha; drawn once and kept in the database when it is not given. */
  ALTCHA_HMAC_KEY: z.string().min(32).optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET: z.string().min(1).optional(),
  TURNSTILE_HOST: origin.default('https://challenges.cloudflare.com'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_HOST: origin.default('https://www.google.com'),
  /** Hosts beside that of `PUBLIC_ORIGIN` on whose pages a vendor's captcha may have been solved: `ordini.example.it`. */
  CAPTCHA_HOSTS: list
    .pipe(
      z.array(
        z
          .string()
          .toLowerCase()
          .regex(/^[a-z0-9.-]+$/),
      ),
    )
    .default([]),
  /** Below it a visitor is taken for a machine; only version 3 tells a score. */
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),

  /** Social sign-in; the hosts change only for servers that speak the same protocols. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH: origin.default('https://graph.facebook.com'),
  FACEBOOK_DIALOG: origin.default('https://www.facebook.com'),
  FACEBOOK_LIMITED: origin.default('https://limited.facebook.com'),
  /** The services id (web) and the bundle ids of the apps. */
  APPLE_SERVICE_ID: z.string().min(1).optional(),
  APPLE_APP_IDS: list.default([]),
  /** Team, key id and key (`.p8`, plain or in base64) with which Apple is told of deleted accounts. */
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  APPLE_PRIVATE_KEY: pem.optional(),
  /** The app for Android, and the SHA-256 of the certificates it is signed with: `AB:CD:…`, from the Play Console. */
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/)
    .default('it.zanga.app'),
  ANDROID_CERTIFICATES: list.pipe(z.array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/))).default([]),
  APPLE_HOST: origin.default('https://appleid.apple.com'),

  /** Who finds addresses; hosts change only for servers that speak the same protocols. */
  GEOCODING: z.enum(['embedded', 'nominatim', 'google']).default('embedded'),
  NOMINATIM_HOST: origin.default('https://nominatim.openstreetmap.org'),
  /** How to reach us, as the usage policy of Nominatim wants it: `https://www.example.it; ciao@example.it`. */
  NOMINATIM_CONTACT: z.string().min(1).optional(),
  /** Of all nodes together; the public server allows one a second. */
  NOMINATIM_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(1),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_HOST: origin.default('https://maps.googleapis.com'),
  /** Tiles of the map behind a pin and beneath areas: `https://tiles.example.it/{z}/{x}/{y}.png`; without them, sketches. */
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^{]*\{z\}[^{]*\{x\}[^{]*\{y\}[^{]*$/, 'must hold {z}, {x} and {y}, in this order')
    .optional(),
  /** Whose map it is: `© OpenStreetMap contributors`. */
  MAP_CREDIT: z.string().min(1).optional(),

  /** Where pictures are kept: in the database, or in a bucket of any store that speaks S3 (decision 115). */
  FILES: z.enum(['database', 's3']).default('database'),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Off where the bucket is a part of the host's name, as Amazon's own store prefers it. */
  S3_PATH_STYLE: flag.default(true),

  ...paymentSettings,

  /** Signs mailed links and hides what is counted; drawn once and kept in the database when it is not given. */
  SIGNING_KEY: z.string().min(32).optional(),
  /** Those before it, the latest first, comma-separated: what they sealed is opened, and sealed anew with today's. */
  SIGNING_KEYS_BEFORE: list.pipe(z.array(z.string().min(32))).default([]),
  /** Makes the keys by which guests come back to their orders; what mails carry follows from it. */
  GUEST_ORDERS_KEY: z.string().min(32).optional(),
};

const Adapters = z.object(adapterSettings);
export type AdapterSettings = z.output<typeof Adapters>;
type Name = keyof AdapterSettings;

/** Settings that mean nothing without the others of their row. */
const together: readonly (readonly Name[])[] = [
  ['SMTP_URL', 'EMAIL_FROM'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['MAP_TILES', 'MAP_CREDIT'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ...Object.values(vendorSettings),
];

/** The server of the foundation, which everybody shares. */
export const isPublicNominatim = (host: string): boolean =>
  /(^|\.)openstreetmap\.org$/.test(new URL(host).hostname);

/** Refuses a service that is configured by half, and two where there can be one. */
export const checkAdapters = (settings: AdapterSettings, context: z.core.$RefinementCtx): void => {
  const complain = (name: Name, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message, input: settings });
  for (const row of together) {
    const missing = row.filter((name) => settings[name] === undefined);
    if (missing.length === row.length) continue;
    for (const name of missing)
      complain(name, `is needed with ${row.filter((other) => other !== name).join(', ')}`);
  }
  checkPayments(settings, complain);
  checkGateways(settings, complain);
  if (settings.TURNSTILE_SECRET !== undefined && settings.RECAPTCHA_SECRET !== undefined)
    complain('RECAPTCHA_SECRET', 'cannot be used together with TURNSTILE_SECRET');
  if (settings.GEOCODING === 'nominatim' && settings.NOMINATIM_CONTACT === undefined)
    complain('NOMINATIM_CONTACT', 'is needed with GEOCODING=nominatim');
  if (settings.GEOCODING === 'nominatim' && isPublicNominatim(settings.NOMINATIM_HOST))
    if (settings.NOMINATIM_PER_SECOND > 1)
      complain('NOMINATIM_PER_SECOND', 'is 1 at the most at the public Nominatim');
  if (settings.GEOCODING === 'google' && settings.MAP_TILES !== undefined)
    complain('MAP_TILES', 'cannot be used with GEOCODING=google: its points may lie on its own map alone');
  if (settings.FILES === 's3' && settings.S3_ENDPOINT === undefined)
    complain('S3_ENDPOINT', 'is needed with FILES=s3');
  if (settings.GEOCODING === 'google' && settings.GOOGLE_MAPS_KEY === undefined)
    complain('GOOGLE_MAPS_KEY', 'is needed with GEOCODING=google');
};

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

export const isLoopback = (host: string): boolean => loopback.test(host);

type Reached = { readonly HOST: string; readonly PUBLIC_ORIGIN?: string | undefined };

/** Whether anybody but the person at this machine can be meant to come. */
export const isPublished = ({ HOST, PUBLIC_ORIGIN }: Reached) =>
  !loopback.test(HOST) || (PUBLIC_ORIGIN !== undefined && !loopback.test(new URL(PUBLIC_ORIGIN).hostname));

/**
 * The sandbox is on by itself only where nothing real is configured and nobody else can come: whoever reads the outbox
 * can enter any account, so a published address needs SANDBOX=1 in so many words.
 */
export const withSandbox = <S extends AdapterSettings & Reached>(
  settings: S,
): S & { readonly SANDBOX: boolean; readonly sandboxAsked: boolean } => {
  const real = [
    settings.SMTP_URL,
    settings.SMS_GATEWAY_URL,
    settings.VOICE_GATEWAY_URL,
    settings.FCM_SERVICE_ACCOUNT,
    settings.VAPID_PRIVATE_KEY,
    settings.TURNSTILE_SECRET,
    settings.RECAPTCHA_SECRET,
    settings.FACEBOOK_APP_SECRET,
    paymentVendorOf(settings),
    settings.APPLE_SERVICE_ID,
  ];
  // Who has asked for it in so many words is shown it from wherever they come.
  const byDefault = !isPublished(settings) && real.every((setting) => setting === undefined);
  return { ...settings, SANDBOX: settings.SANDBOX ?? byDefault, sandboxAsked: settings.SANDBOX === true };
};
