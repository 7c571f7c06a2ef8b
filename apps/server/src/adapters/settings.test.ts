import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

const smtp = { SMTP_URL: 'smtps://user:secret@mail.example', EMAIL_FROM: 'Zanga <ciao@zanga.example>' };
const account = {
  project_id: 'zanga',
  client_email: 'a@b.example',
  private_key: '-----BEGIN PRIVATE KEY-----',
};

describe('the settings of outside services', () => {
  it('may all be missing', () => {
    expect(readConfig({})).toMatchObject({ SANDBOX: true, SMS_SENDER: '' });
  });

  it.each([
    [{ SMTP_URL: smtp.SMTP_URL }, 'EMAIL_FROM: is needed with SMTP_URL'],
    [{ EMAIL_FROM: smtp.EMAIL_FROM }, 'SMTP_URL: is needed with EMAIL_FROM'],
    [{ TURNSTILE_SECRET: 'x' }, 'TURNSTILE_SITE_KEY: is needed with TURNSTILE_SECRET'],
    [{ RECAPTCHA_SITE_KEY: 'x' }, 'RECAPTCHA_SECRET: is needed with RECAPTCHA_SITE_KEY'],
    [{ VAPID_SUBJECT: 'mailto:a@b.example' }, 'VAPID_PUBLIC_KEY: is needed with'],
    [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY: is needed with PAYMENTS=stripe'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET: is needed with STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'STRIPE_SECRET_KEY'],
    [{ SMS_GATEWAY_TOKEN: 'x' }, 'SMS_GATEWAY_URL: is needed with SMS_GATEWAY_TOKEN'],
    [{ SMS_GATEWAY: 'twilio', SMS_GATEWAY_TOKEN: 'x' }, 'SMS_GATEWAY_USER: is needed with SMS_GATEWAY'],
    [{ SMS_GATEWAY: 'agiletelecom' }, 'SMS_GATEWAY_TOKEN: is needed with SMS_GATEWAY'],
    [{ SMS_GATEWAY_USER: 'x' }, 'SMS_GATEWAY_TOKEN: is needed with SMS_GATEWAY_USER'],
    [{ SMS_GATEWAY_YES: '=0' }, 'SMS_GATEWAY_YES: must be a path'],
    [
      { VOICE_GATEWAY: 'twilio', VOICE_GATEWAY_USER: 'x', VOICE_GATEWAY_TOKEN: 'x' },
      'VOICE_CALLER: is needed with VOICE_GATEWAY',
    ],
    [{ SMS_GATEWAY_BODY: '{"to":' }, 'SMS_GATEWAY_BODY: is not JSON'],
    [{ FCM_SERVICE_ACCOUNT: '{"project_id":"zanga"}' }, 'FCM_SERVICE_ACCOUNT.client_email'],
    [{ EMAIL_FROM: 'Zanga\r\nBcc: <x@y.example>' }, 'EMAIL_FROM'],
    [{ ALTCHA_HMAC_KEY: 'short' }, 'ALTCHA_HMAC_KEY'],
    [
      {
        TURNSTILE_SITE_KEY: 'x',
        TURNSTILE_SECRET: 'x',
        RECAPTCHA_SITE_KEY: 'x',
        RECAPTCHA_SECRET: 'x',
      },
      'RECAPTCHA_SECRET: cannot be used together with TURNSTILE_SECRET',
    ],
  ])('name the wrong or missing setting: %j', (env, words) => {
    expect(refusal(env)).toContain(words);
  });

  it('never repeat a secret in a complaint', () => {
    const env = {
      SMTP_URL: smtp.SMTP_URL,
      FCM_SERVICE_ACCOUNT: '{"private_key":"hush"}',
      ALTCHA_HMAC_KEY: 'hush',
    };
    expect(refusal(env)).not.toMatch(/hush|secret@/);
  });

  it('take a service account as JSON and as base64', () => {
    const plain = JSON.stringify(account);
    for (const FCM_SERVICE_ACCOUNT of [plain, Buffer.from(plain).toString('base64')])
      expect(readConfig({ FCM_SERVICE_ACCOUNT }).FCM_SERVICE_ACCOUNT).toEqual(account);
  });
});

describe('the sandbox', () => {
  it.each([
    {},
    { HOST: '127.0.0.1' },
    { PUBLIC_ORIGIN: 'http://localhost:3000' },
    { ...smtp, SANDBOX: '1' },
    { PUBLIC_ORIGIN: 'https://demo.zanga.example', SANDBOX: 'true' },
  ])('is on: %j', (env) => {
    expect(readConfig(env).SANDBOX).toBe(true);
  });

  it.each([
    smtp,
    { SMS_GATEWAY_URL: 'https://sms.example/send' },
    { SMS_GATEWAY: 'agiletelecom', SMS_GATEWAY_TOKEN: 'x' },
    { PUBLIC_ORIGIN: 'https://ordina.zanga.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { SANDBOX: '0' },
  ])('is off: %j', (env) => {
    expect(readConfig(env).SANDBOX).toBe(false);
  });
});
