import type { Picture } from '@zanga/contract/menu/picture';
import { givenId } from '@zanga/domain/ids';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SETTINGS__', {});
const { pictureAt, pictureFor } = await import('./pictures.ts');

const picture = (id: string, name: Picture['name'], width: number, height: number): Picture => ({
  id: givenId('img', id),
  name,
  alt: id,
  width,
  height,
  color: '#ffffff',
});

const logo = picture('logo', 'logo-new', 1024, 1024);
const door = picture('door', 'image-new', 1024, 1024);
const old = picture('old', 'image', 1024, 1024);
const table = picture('table', 'image', 1600, 900);

it('picks the picture whose shape fits the place', () => {
  expect(pictureFor([logo, table, door], 'square')).toBe(door);
  expect(pictureFor([logo, door, table], 'wide')).toBe(table);
});

it('prefers new artwork among equals, and takes a logo only as the last choice', () => {
  expect(pictureFor([old, door], 'square')).toBe(door);
  expect(pictureFor([logo, table], 'square')).toBe(table);
  expect(pictureFor([logo], 'wide')).toBe(logo);
  expect(pictureFor([], 'square')).toBeUndefined();
});

it('[API-40] asks for a picture by id, in the width of its place', () => {
  expect(pictureAt('img_1')(320)).toBe('/images/img_1?w=320');
  expect(pictureAt('a/../b')(96)).toBe('/images/a%2F..%2Fb?w=96');
});

it('asks the configured CDN for pictures', async () => {
  vi.stubEnv('PICTURES_ORIGIN', 'https://foto.example.it/');
  vi.resetModules();
  const told = await import('./pictures.ts');
  expect(told.pictureAt('img_1')(320)).toBe('https://foto.example.it/images/img_1?w=320');
  vi.unstubAllEnvs();
});
