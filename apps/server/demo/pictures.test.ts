import { existsSync, globSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCategories } from './categories/categories.ts';
import { pictureFile, picturesFolder, readManifest } from './pictures.ts';
import { demoProducts } from './products/products.ts';
import { demoScreenings } from './products/screenings.ts';
import { demoShops } from './shops/shops.ts';

const manifest = readManifest();
const names = new Set(manifest.map(({ name }) => name));

describe('the pictures of the demo shop', () => {
  it('[API-40] exist for every product, category, shop and the brand', () => {
    const wanted = [
      ...demoProducts.map(({ slug }) => `products/${slug}`),
      ...demoScreenings(new Date('2026-11-20T12:00:00Z')).map(({ drawn }) => drawn),
      ...demoCategories.flatMap(({ slug }) => [`categories/${slug}`, `categories/${slug}-wide`]),
      ...demoShops.flatMap(({ slug }) => [`shops/${slug}`, `brand/logo-${slug}`]),
      'brand/brand',
      'brand/brand-square',
      'brand/logo',
    ];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
    expect(manifest.filter(({ name }) => !existsSync(pictureFile(name)))).toEqual([]);
    expect(names.size).toBe(manifest.length);
  });

  it('[API-40] have drawings, descriptions and colours of their own', () => {
    expect(new Set(manifest.map(({ drawing }) => drawing)).size).toBe(manifest.length);
    expect(manifest.filter(({ alt, color }) => alt.length < 5 || !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });

  it('[API-40] are squares for any crop, and wide ones with room', async () => {
    const sizes = new Set(manifest.map(({ width, height }) => `${width}×${height}`));
    expect([...sizes].sort()).toEqual(['1024×1024', '1600×900']);
    for (const { name, width, height } of manifest.filter((_, index) => index % 20 === 0)) {
      const read = await sharp(pictureFile(name)).metadata();
      expect({ name, width: read.width, height: read.height }).toEqual({ name, width, height });
    }
  });

  it('[API-40] weigh little together', () => {
    const files = globSync('**/*.avif', { cwd: picturesFolder });
    expect(files.length).toBe(manifest.length);
    const bytes = manifest.reduce((sum, { name }) => sum + statSync(pictureFile(name)).size, 0);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
  });
});
