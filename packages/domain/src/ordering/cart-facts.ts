import type { Availability } from '../catalogue/availability.ts';
import type { ChoicesCheck } from '../catalogue/options.ts';
import type { Cents } from '../money.ts';
import type { WhyNot } from '../shops/why-not.ts';
import type { Mode, PartKey } from './cart-parts.ts';

/** A line as it can be sold at the moment it is wanted for. */
export type LineOnSale = {
  readonly availability: Availability;
  readonly stock: number | null;
  readonly choices: ChoicesCheck;
  /** Price of one piece, discounts taken. */
  readonly unit: Cents;
  readonly ageLimit: number | null;
};

export type LineFacts = {
  readonly id: string;
  readonly part: PartKey;
  readonly product: string;
  readonly name: string;
  readonly qty: number;
  /** What a piece cost when it was last shown; null where it never was. */
  readonly seen: Cents | null;
  /** Null when it is sold no more. */
  readonly sale: LineOnSale | null;
};

export type PartFacts = {
  readonly part: PartKey;
  readonly mode: Mode;
  /** Whether the person has said how to have it. */
  readonly chosen: boolean;
  readonly hasShop: boolean;
  readonly hasAddress: boolean;
  /** What its table is called; null without a seat there. */
  readonly table: string | null;
  /** Whether its table takes no orders any more. */
  readonly tableClosed?: boolean;
  /** Ordered at a totem, where one's number is called and no table is needed. */
  readonly atTotem?: boolean;
  readonly minimum: Cents;
  readonly missing: Cents;
  /** Why its shop cannot have it there and then; null where it can, or has not been asked. */
  readonly whyNot: WhyNot | null;
};

export type CartFacts = {
  readonly lines: readonly LineFacts[];
  /** The parts that hold lines. */
  readonly parts: readonly PartFacts[];
  readonly couponRefusal: string | null;
  readonly now: Date;
};
