import type { Channel } from '@zanga/domain/catalogue/vocabulary';
import { slugOf } from '@zanga/domain/staff/editing/slug';
import type { DemoProduct } from './shapes.ts';

type Written = Pick<DemoProduct, 'name' | 'description' | 'ingredients' | 'price' | 'popularity'>;

/** Default values of a section's products. */
export type SectionDefaults = Partial<Omit<DemoProduct, keyof Written | 'category' | 'slug'>>;

type Entry = Written & SectionDefaults & { readonly slug?: string };

const everywhere: readonly Channel[] = ['delivery', 'pickup', 'onshop', 'totem'];

/** Channels of dishes that melt, or are best where they are made. */
export const notDelivered: readonly Channel[] = ['pickup', 'onshop', 'totem'];

const common: Omit<DemoProduct, keyof Written | 'category' | 'slug'> = {
  leaveOut: [],
  kind: 'food',
  also: [],
  prime: null,
  reduction: null,
  formerPrice: null,
  unit: null,
  pack: null,
  vat: 'prepared_food',
  contains: [],
  traces: [],
  labels: [],
  contents: [],
  options: [],
  channels: everywhere,
  hours: [],
  frozen: false,
  ageLimit: null,
  stock: null,
  notAt: [],
  soldOutAt: [],
  soldOutHours: 5,
};

/** Products of a category, in the order of display. */
export const section = (
  category: string,
  defaults: SectionDefaults,
  entries: readonly Entry[],
): readonly DemoProduct[] =>
  entries.map((entry) => {
    const traces = entry.traces ?? defaults.traces ?? [];
    const contains = entry.contains ?? defaults.contains ?? [];
    return {
      ...common,
      ...defaults,
      slug: slugOf(entry.name),
      ...entry,
      category,
      contains,
      // A section declares traces of its kitchen; allergens the dish contains are no traces.
      traces: traces.filter((allergen) => !contains.includes(allergen)),
    };
  });
