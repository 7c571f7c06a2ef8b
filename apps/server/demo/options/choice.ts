import type { Allergen } from '@zanga/domain/catalogue/vocabulary';
import type { DemoChoice, DemoOptionGroup } from '../shapes.ts';

type Details = Partial<Pick<DemoChoice, 'traces' | 'selected' | 'soldOut'>>;

/** A choice, what it adds to the price, what it brings along. */
export const choice = (
  name: string,
  delta = 0,
  contains: readonly Allergen[] = [],
  details: Details = {},
): DemoChoice => ({ name, delta, contains, traces: [], selected: false, soldOut: false, ...details });

/** The choice that is made unless somebody makes another. */
export const usual = (name: string, contains: readonly Allergen[] = [], details: Details = {}): DemoChoice =>
  choice(name, 0, contains, { ...details, selected: true });

/** Exactly one of these. */
export const one = (key: string, name: string, ...choices: DemoChoice[]): DemoOptionGroup => ({
  key,
  name,
  min: 1,
  max: 1,
  mostOfEach: 1,
  choices,
});

/** None, or as many as `max`. */
export const upTo = (max: number, key: string, name: string, ...choices: DemoChoice[]): DemoOptionGroup => ({
  key,
  name,
  min: 0,
  max,
  mostOfEach: 1,
  choices,
});

/** Exactly that many, all different unless said otherwise. */
export const exactly = (
  count: number,
  key: string,
  name: string,
  ...choices: DemoChoice[]
): DemoOptionGroup => ({
  key,
  name,
  min: count,
  max: count,
  mostOfEach: 1,
  choices,
});

/** The same, with several portions of one choice. */
export const severalOfEach = (most: number, group: DemoOptionGroup): DemoOptionGroup => ({
  ...group,
  mostOfEach: most,
});
