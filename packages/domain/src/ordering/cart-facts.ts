import type { Availability } from '../catalogue/availability.ts';
import type { ChoicesCheck } from '../catalogue/options.ts';
import type { Cents } from '../money.ts';
import type { WhyNot } from '../shops/why-not.ts';
import type { Mode, PartKey } from './cart-parts.ts';

/** A line on sale at the wanted moment. */
export type LineOnSale = {
  readonly availability: Availability;
  readonly stock: number | null;
  readonly choices: ChoicesCheck;
  /** Price of a piece after discounts. */
  readonly unit: Cents;
  readonly ageLimit: number | null;
};

export type LineFacts = {
  readonly id: string;
  readonly part: PartKey;
  readonly product: string;
  readonly name: string;
  readonly qty: number;
  /** Price of a piece when last shown; null if it never was. */
  readonly seen: Cents | null;
  /** Null once it is no longer sold. */
  readonly sale: LineOnSale | null;
};

export type PartFacts = {
  readonly part: PartKey;
  readonly mode: Mode;
  /** Whether the person has chosen the mode. */
  readonly chosen: boolean;
  readonly hasShop: boolean;
  readonly hasAddress: boolean;
  /** Label of its table; null without a seat there. */
  readonly table: string | null;
  /** Whether its table is closed. */
  readonly tableClosed?: boolean;
  /** Ordered at a totem: customers are called by number, so no table is needed. */
  readonly atTotem?: boolean;
  readonly minimum: Cents;
  readonly missing: Cents;
  /** Why its shop cannot deliver it there and then; null where it can, or was not asked. */
  readonly whyNot: WhyNot | null;
};

export type CartFacts = {
  readonly lines: readonly LineFacts[];
  /** Parts with at least one line. */
  readonly parts: readonly PartFacts[];
  readonly couponRefusal: string | null;
  readonly now: Date;
};
