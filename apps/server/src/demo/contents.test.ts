import { describe, expect, it } from 'vitest';
import { demoContents } from './contents.ts';

const contents = new Map(demoContents().map((content) => [content.slug, content]));

describe('the editorial texts of the demo shop', () => {
  it('[API-30] answer every slug that the site opens', () => {
    expect([...contents.keys()].sort()).toEqual([
      'accessibility',
      'allergens',
      'avviso-home-page',
      'covid',
      'faq',
      'privacy',
      'terms',
      'zanga-prime',
      'zanga-prime-attivo',
      'zanga-prime-prova-scaduta',
    ]);
    for (const { title, value } of contents.values()) {
      expect(title.length).toBeGreaterThan(3);
      expect(value.length).toBeGreaterThan(200);
    }
  });

  it('[STA-9] name in the privacy text every key that is kept on the device', () => {
    const kept = [
      'token',
      'username',
      'firstname',
      'lastname',
      'fullname',
      'cart',
      'socials',
      'features',
      'app',
      'device_id',
      'push_token',
      'app_version',
      'wizard1',
      'direct',
      'latitude',
      'longitude',
      'formatted_address',
      'shop_address',
      'delivery_address',
    ];
    const table = contents.get('privacy')?.value ?? '';
    expect(kept.filter((key) => !new RegExp(`^\\|[^|]*\\b${key}\\b`, 'm').test(table))).toEqual([]);
  });

  it('[RTE-21] tell of all fourteen allergens', () => {
    const rows = contents.get('allergens')?.value.match(/^\| (?!Allergene|---)/gm);
    expect(rows).toHaveLength(14);
  });
});
