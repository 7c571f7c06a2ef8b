import { beforeEach, describe, expect, it } from 'vitest';
import { called, onPhone } from '../../../tests/native/on-phone.ts';

const phone = onPhone('ios');
const { device } = await import('../device/device.ts');
const { devicePosition } = await import('../device/device-position.ts');

const allow = (location: string, coarseLocation = location) => {
  phone.answer('Geolocation.checkPermissions', { location, coarseLocation });
  phone.answer('Geolocation.requestPermissions', { location, coarseLocation });
};

beforeEach(() => allow('granted'));

describe("the phone as the shop's device", () => {
  it('[ERR-11] gives its position, once permitted', async () => {
    phone.answer('Geolocation.getCurrentPosition', {
      timestamp: 1,
      coords: { latitude: 37.5079, longitude: 15.083, accuracy: 5 },
    });
    expect(await devicePosition()).toEqual({ lat: 37.5079, lng: 15.083 });
  });

  it('[ERR-11] distinguishes a refusal from an unknown position', async () => {
    phone.answer('Geolocation.getCurrentPosition', { refused: 'Location services are off' });
    await expect(devicePosition()).rejects.toMatchObject({ kind: 'unknown' });
    allow('denied');
    const before = called(phone, 'Geolocation').filter((name) => name === 'getCurrentPosition').length;
    await expect(devicePosition()).rejects.toMatchObject({ kind: 'refused' });
    const after = called(phone, 'Geolocation').filter((name) => name === 'getCurrentPosition').length;
    expect(after).toBe(before);
  });

  it.each([
    ['granted', 'granted', 'granted'],
    ['denied', 'granted', 'granted'],
    ['prompt', 'prompt', 'ask'],
    ['prompt-with-rationale', 'prompt', 'ask'],
    ['denied', 'denied', 'denied'],
  ])(
    '[MNU-4] knows whether it may be asked where it is: %s, roughly %s is %s',
    async (exact, rough, state) => {
      allow(exact, rough);
      expect(await (await device()).permission('location')).toBe(state);
    },
  );

  it('[MNU-4] does not ask while location is switched off for the whole phone', async () => {
    phone.answer('Geolocation.checkPermissions', { refused: 'Location services are not enabled' });
    phone.answer('Geolocation.requestPermissions', { refused: 'Location services are not enabled' });
    expect(await (await device()).permission('location')).toBe('denied');
    expect(await (await device()).askPermission('location')).toBe('denied');
  });

  it.each([
    ['granted', 'granted'],
    ['prompt', 'ask'],
    ['denied', 'denied'],
  ])('[MNU-4] [NAT-4] knows whether it may notify: %s is %s', async (receive, state) => {
    phone.answer('FirebaseMessaging.checkPermissions', { receive });
    phone.answer('FirebaseMessaging.requestPermissions', { receive });
    expect(await (await device()).permission('notifications')).toBe(state);
    expect(await (await device()).askPermission('notifications')).toBe(state);
  });
});
