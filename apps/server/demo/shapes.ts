import type { PackUnit } from '@zanga/domain/catalogue/price/unit-price';
import type {
  Allergen,
  Channel,
  DietaryLabel,
  DietContent,
  ProductKind,
  Service,
  VatClass,
} from '@zanga/domain/catalogue/vocabulary';

/** Serving hours; without weekdays every day, 1 is Monday. */
export type DemoWindow = {
  readonly weekdays?: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  readonly from: string;
  /** May pass 24:00. */
  readonly to: string;
};

export type DemoCategory = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly promo?: true;
  readonly merchandise?: true;
  readonly unit?: string;
  readonly hours?: readonly DemoWindow[];
  readonly subcategories?: readonly DemoCategory[];
};

/** A reduction that began days before the seeding, and ends days after it or by hand. */
export type DemoReduction = {
  readonly price: number;
  readonly reason: string;
  readonly daysAgo: number;
  readonly daysLeft: number | null;
};

export type DemoProduct = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  /** Removable ingredients: all after so many, except bread; or these. */
  readonly leaveOut: number | readonly string[];
  readonly kind: ProductKind;
  /** Slug of the category it is filed under; its root follows from it. */
  readonly category: string;
  /** Other categories it is shown in. */
  readonly also: readonly string[];
  readonly price: number;
  readonly prime: number | null;
  readonly reduction: DemoReduction | null;
  /** Former price, and the days since it ended. */
  readonly formerPrice: { readonly price: number; readonly daysAgo: number } | null;
  readonly unit: string | null;
  readonly pack: readonly [quantity: number, unit: PackUnit] | null;
  readonly vat: VatClass;
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly labels: readonly DietaryLabel[];
  readonly contents: readonly DietContent[];
  readonly options: readonly string[];
  readonly channels: readonly Channel[];
  readonly hours: readonly DemoWindow[];
  readonly frozen: boolean;
  readonly ageLimit: number | null;
  readonly stock: number | null;
  readonly popularity: number;
  /** Slugs of shops without it. */
  readonly notAt: readonly string[];
  /** Slugs of shops where it is sold out, for some hours after the seeding. */
  readonly soldOutAt: readonly string[];
  readonly soldOutHours: number;
};

export type DemoChoice = {
  readonly name: string;
  readonly delta: number;
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly selected: boolean;
  readonly soldOut: boolean;
};

export type DemoOptionGroup = {
  readonly key: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Most portions of one choice. */
  readonly mostOfEach: number;
  readonly choices: readonly DemoChoice[];
};

/** Wall-clock hours of a day, such as `12:00-15:00 19:00-25:00`; empty when closed. */
export type DemoWeek = readonly [string, string, string, string, string, string, string];

/** A street of a zone, whole or from one house number to another. */
export type DemoStreet = string | readonly [street: string, from: number, to: number | null];

/** A town of a zone, with its post code. */
export type DemoTown = { readonly city: string; readonly province: string; readonly zip: string };

/** An area that a shop delivers to. */
export type DemoArea = {
  readonly name: string;
  readonly fee: number;
  readonly minimum: number;
  readonly freeOver: number | null;
  readonly leadMinutes: number;
  /** Corners as latitude and longitude. */
  readonly polygon: readonly (readonly [number, number])[];
  readonly towns: readonly DemoTown[];
  /** Its best-known streets; with house numbers if a street continues in another zone. */
  readonly streets: readonly DemoStreet[];
};

/** Capacity of a shop in a quarter of an hour. */
export type DemoCapacity = {
  readonly kitchenMinutes: number;
  readonly pieces: number;
  readonly orders: number;
};

export type DemoShop = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly email: string;
  readonly merchandise: boolean;
  readonly hours: Readonly<Partial<Record<Service, DemoWeek>>>;
  readonly exceptions: readonly DemoException[];
  readonly areas: readonly DemoArea[];
  readonly capacity: Readonly<Record<'delivery' | 'pickup', DemoCapacity>>;
};

/** A yearly day, `MM-DD`, with its own hours; closed without any. */
export type DemoException = {
  readonly day: string;
  readonly service: Service | null;
  readonly hours: string;
  readonly reason: string;
};
