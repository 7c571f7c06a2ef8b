import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeTestApp } from '../harness.ts';

const certificate = Array.from({ length: 32 }, (_, at) => (at + 160).toString(16).toUpperCase()).join(':');
const configured = await makeTestApp({
  env: {
    ANDROID_CERTIFICATES: certificate,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nMA==\n-----END PRIVATE KEY-----',
    APPLE_SERVICE_ID: 'it.zanga.web',
    APPLE_APP_IDS: 'it.zanga.app',
  },
});
const bare = await makeTestApp();

describe('the site’s files for phones with the app', () => {
  it('name to Android the app and its certificate', async () => {
    const { status, body } = await configured.get('/.well-known/assetlinks.json');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'it.zanga.app',
          sha256_cert_fingerprints: [certificate],
        },
      },
    ]);
  });

  it('name to iOS the app and the places it opens', async () => {
    const { status, body } = await configured.get('/.well-known/apple-app-site-association');
    expect(status).toBe(200);
    const places = [
      { '/': '/orders' },
      { '/': '/orders/*' },
      { '/': '/share/coupons' },
      { '/': '/onshop/order' },
    ];
    expect(body).toMatchObject({
      applinks: {
        details: [{ appIDs: ['TEAM123456.it.zanga.app'], components: expect.arrayContaining(places) }],
      },
    });
  });

  it('do not exist where no app is configured', async () => {
    expect((await bare.get('/.well-known/assetlinks.json')).status).toBe(404);
    expect((await bare.get('/.well-known/apple-app-site-association')).status).toBe(404);
  });

  it('refuse a malformed certificate', () => {
    expect(() => readConfig({ ANDROID_CERTIFICATES: 'AB:CD' })).toThrow(/ANDROID_CERTIFICATES/);
  });
});
