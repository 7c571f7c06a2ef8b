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

/** Outside services; the server has an embedded one for each that is not configured. */
export const adapterSettings = {
  /** Shows the embedded services' data (`/dev/outbox`); `withSandbox` has the default. */
  SANDBOX: flag.optional(),

  /** `smtp://user:password@host:587` (TLS by STARTTLS) or `smtps://…:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Off only for a relay without TLS on a private network. */
  SMTP_TLS: flag.default(true),
  /** Sender of mails: `Zanga <ciao@zanga.it>`. */
  EMAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
    .optional(),

  ...gatewaySettings,

  /** Firebase service account: JSON of its key file, plain or in base64. */
  FCM_SERVICE_ACCOUNT: json.pipe(ServiceAccount).optional(),
  FCM_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
  FCM_API: origin.default('https://fcm.googleapis.com'),

  /** Web Push key pair (P-256, base64url) and our contact: `mailto:…` or `https://…`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  /** Push services of browsers; subscriptions at other addresses are refused. */
  WEB_PUSH_SERVICES: list.default([
    'https://fcm.googleapis.com',
    'https://*.push.services.mozilla.com',
    'https://*.push.apple.com',
    'https://*.notify.windows.com',
  ]),

  /** Key that signs embedded captchas; by default drawn once and kept in the database. */
  ALTCHA_HMAC_KEY: z.string().min(32).optional(),
  TURNSTILE_SITE_KEY: z.string().min(1).optional(),
  TURNSTILE_SECRET: z.string().min(1).optional(),
  TURNSTILE_HOST: origin.default('https://challenges.cloudflare.com'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_HOST: origin.default('https://www.google.com'),
  /** Further hosts on which a captcha may be solved, beside that of `PUBLIC_ORIGIN`: `ordini.example.it`. */
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
  /** Visitors with a lower score count as machines; only version 3 gives one. */
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),

  /** Social sign-in; other hosts only for servers with the same protocols. */
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH: origin.default('https://graph.facebook.com'),
  FACEBOOK_DIALOG: origin.default('https://www.facebook.com'),
  FACEBOOK_LIMITED: origin.default('https://limited.facebook.com'),
  /** Services id (web) and bundle ids of the apps. */
  APPLE_SERVICE_ID: z.string().min(1).optional(),
  APPLE_APP_IDS: list.default([]),
  /** Team, key id and key (`.p8`, plain or in base64) for telling Apple of deleted accounts. */
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  APPLE_PRIVATE_KEY: pem.optional(),
  /** Android app and the SHA-256 of its signing certificates: `AB:CD:…`, from the Play Console. */
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(\.[a-z]\w*)+$/)
    .default('it.zanga.app'),
  ANDROID_CERTIFICATES: list.pipe(z.array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/))).default([]),
  APPLE_HOST: origin.default('https://appleid.apple.com'),

  /** Geocoding; other hosts only for servers with the same protocols. */
  GEOCODING: z.enum(['embedded', 'nominatim', 'google']).default('embedded'),
  NOMINATIM_HOST: origin.default('https://nominatim.openstreetmap.org'),
  /** Our contact, as Nominatim's usage policy requires: `https://www.example.it; ciao@example.it`. */
  NOMINATIM_CONTACT: z.string().min(1).optional(),
  /** For all nodes together; the public server allows one a second. */
  NOMINATIM_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(1),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  GOOGLE_MAPS_HOST: origin.default('https://maps.googleapis.com'),
  /** Map tiles behind pins and areas: `https://tiles.example.it/{z}/{x}/{y}.png`; without them, sketches. */
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^{]*\{z\}[^{]*\{x\}[^{]*\{y\}[^{]*$/, 'must hold {z}, {x} and {y}, in this order')
    .optional(),
  /** Credit of the map: `© OpenStreetMap contributors`. */
  MAP_CREDIT: z.string().min(1).optional(),

  /** Store of pictures: the database, or a bucket of any S3 store (docs/decisions/pictures.md). */
  FILES: z.enum(['database', 's3']).default('database'),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Off if the bucket stands in the host name, as Amazon prefers it. */
  S3_PATH_STYLE: flag.default(true),

  ...paymentSettings,

  /** Signs mailed links and hashes counted contacts; by default drawn once and kept in the database. */
  SIGNING_KEY: z.string().min(32).optional(),
  /** Former signing keys, latest first, comma-separated: data sealed with them can be opened and are sealed anew. */
  SIGNING_KEYS_BEFORE: list.pipe(z.array(z.string().min(32))).default([]),
  /** Derives the keys of guests' orders; the links in mails follow from it. */
  GUEST_ORDERS_KEY: z.string().min(32).optional(),
};

const Adapters = z.object(adapterSettings);
export type AdapterSettings = z.output<typeof Adapters>;
type Name = keyof AdapterSettings;

/** Settings that are useless without the others of their row. */
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

/** The foundation's public server. */
export const isPublicNominatim = (host: string): boolean =>
  /(^|\.)openstreetmap\.org$/.test(new URL(host).hostname);

/** Refuses half-configured services, and two of a kind where only one works. */
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

/** Whether visitors beyond this machine are meant to come. */
export const isPublished = ({ HOST, PUBLIC_ORIGIN }: Reached) =>
  !loopback.test(HOST) || (PUBLIC_ORIGIN !== undefined && !loopback.test(new URL(PUBLIC_ORIGIN).hostname));

/**
 * The sandbox is on by default only with no real service and no visitors from outside: a reader of the outbox can enter
 * any account, so a published address needs SANDBOX=1.
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
  // An explicit SANDBOX=1 opens it to every address.
  const byDefault = !isPublished(settings) && real.every((setting) => setting === undefined);
  return { ...settings, SANDBOX: settings.SANDBOX ?? byDefault, sandboxAsked: settings.SANDBOX === true };
};
