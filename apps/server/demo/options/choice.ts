import type { Allergen } from '@zanga/domain/catalogue/vocabulary';
import type { DemoChoice, DemoOptionGroup } from '../shapes.ts';

type Details = Partial<Pick<DemoChoice, 'traces' | 'selected' | 'soldOut'>>;

/** A choice with its surcharge and its allergens. */
export const choice = (
  name: string,
  delta = 0,
  contains: readonly Allergen[] = [],
  details: Details = {},
): DemoChoice => ({ name, delta, contains, traces: [], selected: false, soldOut: false, ...details });

/** The preselected choice. */
export const usual = (name: string, contains: readonly Allergen[] = [], details: Details = {}): DemoChoice =>
  choice(name, 0, contains, { ...details, selected: true });

/** A group of which exactly one is chosen. */
export const one = (key: string, name: string, ...choices: DemoChoice[]): DemoOptionGroup => ({
  key,
  name,
  min: 1,
  max: 1,
  mostOfEach: 1,
  choices,
});

/** A group of which none or up to `max` are chosen. */
export const upTo = (max: number, key: string, name: string, ...choices: DemoChoice[]): DemoOptionGroup => ({
  key,
  name,
  min: 0,
  max,
  mostOfEach: 1,
  choices,
});

/** A group of which exactly that many are chosen, all different by default. */
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

/** The group, with several portions of one choice. */
export const severalOfEach = (most: number, group: DemoOptionGroup): DemoOptionGroup => ({
  ...group,
  mostOfEach: most,
});
