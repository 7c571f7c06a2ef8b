import type { Names } from '@zanga/domain/brand/names';
import { smsSenderOf } from '@zanga/domain/brand/sms-sender';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connection.ts';
import type { Log } from '../platform/log.ts';
import { embeddedCaptcha, keptHmacKey } from './captcha/embedded.ts';
import type { Captcha } from './captcha/port.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { turnstile } from './captcha/turnstile.ts';
import { embeddedEmail } from './email/embedded.ts';
import type { Email } from './email/port.ts';
import { smtpEmail } from './email/smtp.ts';
import { gatewayOf } from './gateway/gateway-settings.ts';
import { embeddedPush, keptWebPushKey } from './push/embedded.ts';
import { fcmPush } from './push/fcm.ts';
import { googleAccess } from './push/google-access.ts';
import type { Push } from './push/port.ts';
import { pushByToken } from './push/push-by-token.ts';
import { webPush } from './push/web-push.ts';
import { sendOnce } from './send-once.ts';
import { embeddedSms } from './sms/embedded.ts';
import { gatewaySms } from './sms/http-gateway.ts';
import type { Sms } from './sms/port.ts';
import { embeddedVoice } from './voice/embedded.ts';
import { gatewayVoice } from './voice/http-gateway.ts';
import type { Voice } from './voice/port.ts';

export type Adapters = {
  readonly email: Email;
  readonly sms: Sms;
  readonly voice: Voice;
  readonly push: Push;
  /** Key for browsers to subscribe with; null where pushes cannot be sent. */
  readonly webPushKey: () => Promise<string | null>;
  readonly captcha: Captcha;
};

type Tools = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The real time, which outside services compare with their clocks; a sandbox moves only ours. */
  readonly world: Clock;
  readonly log: Log;
  readonly readNames: (db: Db) => Promise<Names>;
};

const chooseEmail = (tools: Tools): Email => {
  const { SMTP_URL: url, EMAIL_FROM: from, SMTP_TLS: tls } = tools.config;
  if (url === undefined || from === undefined) return embeddedEmail(tools);
  return smtpEmail({ url, from, tls, once: sendOnce(tools, 'email') });
};

const chooseSms = (tools: Tools): Sms => {
  const gateway = gatewayOf(tools.config, 'SMS');
  if (!gateway) return embeddedSms(tools);
  const settings = { ...gateway, world: tools.world, once: sendOnce(tools, 'sms') };
  const from = async () => gateway.from || smsSenderOf((await tools.readNames(tools.db)).brand);
  return { send: async (message) => gatewaySms({ ...settings, from: await from() }).send(message) };
};

const chooseVoice = (tools: Tools): Voice => {
  const gateway = gatewayOf(tools.config, 'VOICE');
  if (!gateway) return embeddedVoice(tools);
  return gatewayVoice({ ...gateway, world: tools.world, once: sendOnce(tools, 'voice') });
};

const chooseFcm = (tools: Tools): Push => {
  const { FCM_SERVICE_ACCOUNT: account, FCM_TOKEN_URL: tokenUrl, FCM_API: api } = tools.config;
  if (account === undefined) return embeddedPush(tools);
  const access = googleAccess({ account, tokenUrl, clock: tools.world });
  return fcmPush({ projectId: account.project_id, api, access, once: sendOnce(tools, 'push') });
};

const chooseWebPush = (tools: Tools): Push => {
  const { config, world: clock } = tools;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    return embeddedPush(tools);
  const services = config.WEB_PUSH_SERVICES;
  return webPush({ publicKey, privateKey, subject, services, clock, once: sendOnce(tools, 'push') });
};

/** In the sandbox browsers subscribe too, and their pushes appear in the outbox. */
const chooseWebPushKey =
  ({ config, db }: Tools) =>
  async (): Promise<string | null> =>
    config.VAPID_PUBLIC_KEY ?? (config.SANDBOX ? keptWebPushKey(db) : null);

/** Hosts of the site, of the apps' shells, and its other names. */
const pagesOf = ({ PUBLIC_ORIGIN, APP_ORIGINS, CAPTCHA_HOSTS }: Config): readonly string[] => [
  ...[PUBLIC_ORIGIN ?? 'http://localhost', ...APP_ORIGINS].map((origin) => new URL(origin).hostname),
  ...CAPTCHA_HOSTS,
];

const chooseCaptcha = ({ config, db, log }: Tools): Captcha => {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET, ALTCHA_HMAC_KEY } =
    config;
  if (TURNSTILE_SITE_KEY !== undefined && TURNSTILE_SECRET !== undefined)
    return turnstile({
      host: config.TURNSTILE_HOST,
      siteKey: TURNSTILE_SITE_KEY,
      secret: TURNSTILE_SECRET,
      pages: pagesOf(config),
      log,
    });
  if (RECAPTCHA_SITE_KEY !== undefined && RECAPTCHA_SECRET !== undefined)
    return recaptcha({
      host: config.RECAPTCHA_HOST,
      siteKey: RECAPTCHA_SITE_KEY,
      secret: RECAPTCHA_SECRET,
      pages: pagesOf(config),
      minScore: config.RECAPTCHA_MIN_SCORE,
      log,
    });
  return embeddedCaptcha({ db, key: async () => ALTCHA_HMAC_KEY ?? keptHmacKey(db) });
};

/** Warns a shop outside the sandbox that cannot write to its customers. */
const warnOfSilence = ({ config, log }: Tools): void => {
  if (config.SANDBOX) return;
  if (config.SMTP_URL === undefined) log.warn('SMTP_URL is not set: mails are kept and reach nobody');
  if (config.SMS_GATEWAY_URL === undefined)
    log.warn('SMS_GATEWAY_URL is not set: SMS are kept and reach nobody');
};

/** Outside services that the configuration names, and embedded ones for the rest. */
export const chooseAdapters = (tools: Tools): Adapters => {
  warnOfSilence(tools);
  return {
    email: chooseEmail(tools),
    sms: chooseSms(tools),
    voice: chooseVoice(tools),
    push: pushByToken({ fcm: chooseFcm(tools), web: chooseWebPush(tools) }),
    webPushKey: chooseWebPushKey(tools),
    captcha: chooseCaptcha(tools),
  };
};
