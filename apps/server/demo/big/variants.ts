import { slugOf } from '@zanga/domain/staff/editing/slug';
import { demoProducts } from '../products/products.ts';
import { between, type Random, seeded, whole } from '../random.ts';
import type { DemoProduct } from '../shapes.ts';
import { type Twist, twistsFor } from './twists.ts';

/** A generated product and its original, whose picture it shows. */
export type Variant = { readonly product: DemoProduct; readonly of: DemoProduct };

/** Category of the large shop only. */
export const chefsCategory = 'proposte-dello-chef';

const toTenCents = (cents: number): number => Math.max(100, Math.round(cents / 10) * 10);

const reductionFor = (random: Random, price: number): DemoProduct['reduction'] =>
  random() < 0.1
    ? {
        price: toTenCents(price * between(random, 0.7, 0.88)) - 5,
        reason: 'Offerta della settimana',
        daysAgo: whole(random, 1, 25),
        daysLeft: whole(random, 5, 60),
      }
    : null;

const varied = (
  of: DemoProduct,
  { name, words, brings, denies, adds, price: percent }: Twist,
): DemoProduct => {
  const called = `${of.name} ${name}`;
  const random = seeded(called);
  const price = toTenCents((of.price * percent) / 100);
  const contains = [...new Set([...of.contains, ...brings])];
  return {
    ...of,
    name: called,
    slug: slugOf(called),
    description: `${of.description} ${words}`,
    category: random() < 0.02 ? chefsCategory : of.category,
    also: [],
    price,
    prime: of.prime === null ? null : toTenCents(price * 0.6),
    reduction: reductionFor(random, price),
    formerPrice: null,
    contains,
    contents: [...new Set([...of.contents, ...adds])],
    traces: of.traces.filter((allergen) => !contains.includes(allergen)),
    labels: of.labels.filter((label) => !denies.includes(label)),
    popularity: Math.floor(400 * random() ** 3),
    soldOutAt: [],
  };
};

const taken = new Set(demoProducts.map(({ slug }) => slug));

/** That many products made from the demo's own, always the same. */
export const makeVariants = (count: number): readonly Variant[] =>
  Array.from({ length: 12 }, (_, round) =>
    demoProducts.flatMap((of): Variant[] => {
      const twist = twistsFor(of)[round];
      return twist === undefined ? [] : [{ of, product: varied(of, twist) }];
    }),
  )
    .flat()
    // For example, a «cannolo al pistacchio» is on the menu already.
    .filter(({ product }) => !taken.has(product.slug))
    .slice(0, count);
