import { describe, expect, it } from 'vitest';
import { adapterSettings } from '../settings.ts';
import { isPushToken } from './port.ts';
import { isServed } from './subscription.ts';
import { browser, webToken } from './testing.ts';

const services = adapterSettings.WEB_PUSH_SERVICES.parse(undefined);

describe('the push services we post to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('are the ones of browsers: %s', (endpoint) => {
    expect(isServed(new URL(endpoint), services)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
  ])('are no others: %s', (endpoint) => {
    expect(isServed(new URL(endpoint), services)).toBe(false);
  });
});

describe('a device’s token', () => {
  it('[NAT-4] is one of an app or of a browser', () => {
    expect(isPushToken(`fcm:${'cXyz_-0:APA91b'.repeat(10)}`)).toBe(true);
    expect(isPushToken(webToken('https://fcm.googleapis.com/fcm/send/abc', browser().recipient))).toBe(true);
  });

  it.each([
    '',
    'fcm:',
    'fcm:short',
    `sms:${'a'.repeat(120)}`,
    `fcm:${'a'.repeat(50)}\n`,
    `web:${'{'.repeat(200)}`,
  ])('is nothing else: %j', (text) => {
    expect(isPushToken(text)).toBe(false);
  });
});
