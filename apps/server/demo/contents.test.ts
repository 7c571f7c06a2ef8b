import { keptOnDevice } from '@zanga/contract/wire/stored';
import { describe, expect, it } from 'vitest';
import { demoContents } from './contents.ts';

const contents = new Map(demoContents().map((content) => [content.slug, content]));

describe('the editorial texts of the demo shop', () => {
  it('[API-30] answer every slug of the site', () => {
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

  it('[STA-9] name in the privacy text everything stored on the device, and nothing else', () => {
    const text = contents.get('privacy')?.value ?? '';
    const table = text.slice(text.indexOf('| Voce'), text.indexOf('Chi paga con carta'));
    const rows = [...table.matchAll(/^\| (?!Voce|---)([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      cell.split(','),
    );
    const cookies = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect([...rows, ...cookies].map((name) => name.trim()).sort()).toEqual([...keptOnDevice].sort());
  });

  it('[RTE-21] name all fourteen allergens', () => {
    const rows = contents.get('allergens')?.value.match(/^\| (?!Allergene|---)/gm);
    expect(rows).toHaveLength(14);
  });
});
