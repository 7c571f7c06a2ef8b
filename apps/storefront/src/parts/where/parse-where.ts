import type { AddressForm } from '@zanga/contract/people/addresses';
import { parseStored } from '../../base/storage/storage.ts';
import type { ChosenAddress } from '../address/chosen-address.ts';

/** A point on the globe. */
export type WherePosition = { readonly lat: number; readonly lng: number };

/** The shop one fetches from, or that brings it. */
export type WhereShop = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  /** Street and number, as they are shown. */
  readonly street: string;
  readonly position: WherePosition;
};

/** The door things are brought to. */
export type WhereAddress = {
  /** What is shown of it: `Via Etnea 12`, or the name its owner has given it. */
  readonly label: string;
  /** What a cart is told. */
  readonly chosen: ChosenAddress;
  readonly position: WherePosition;
};

/** How somebody wants to have their things, where, and when. */
export type Where = {
  readonly mode: 'delivery' | 'pickup';
  /** For a pick-up, the shop; for a delivery, the one that brings it, once it is known. */
  readonly shop: WhereShop | null;
  /** Null for a pick-up. */
  readonly address: WhereAddress | null;
  /** As soon as possible, or an instant that the shop offers. */
  readonly slot: string;
};

/** What is stored: with it, who has chosen it, and when. */
export type StoredWhere = Where & { readonly owner: string | null; readonly at: number };

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasTexts = (value: Readonly<Record<string, unknown>>, ...names: readonly string[]) =>
  names.every((name) => isText(value[name]));
const within = (value: unknown, most: number) => typeof value === 'number' && Math.abs(value) <= most;

const isPosition = (value: unknown): value is WherePosition =>
  isRecord(value) && within(value.lat, 90) && within(value.lng, 180);

const isShop = (value: unknown): value is WhereShop =>
  isRecord(value) && hasTexts(value, 'id', 'slug', 'name', 'city', 'street') && isPosition(value.position);

const isWritten = (value: unknown): value is AddressForm =>
  isRecord(value) && hasTexts(value, 'street', 'number', 'zip', 'city', 'province') && isPosition(value);

const isChosen = (value: unknown): value is ChosenAddress =>
  isRecord(value) &&
  (isText(value.address_id) ? value.address === null : value.address_id === null && isWritten(value.address));

const isAddress = (value: unknown): value is WhereAddress =>
  isRecord(value) && isText(value.label) && isChosen(value.chosen) && isPosition(value.position);

const isInstant = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

const isWhere = (value: unknown): value is StoredWhere =>
  isRecord(value) &&
  (value.mode === 'delivery'
    ? isAddress(value.address)
    : value.mode === 'pickup' && value.address === null) &&
  (isShop(value.shop) || (value.shop === null && value.mode === 'delivery')) &&
  (value.slot === 'asap' || isInstant(value.slot)) &&
  (value.owner === null || isText(value.owner)) &&
  typeof value.at === 'number';

/** Reads what is stored; nothing where it is not whole. */
export const parseWhere = (text: string | null): StoredWhere | null => parseStored(text, isWhere) ?? null;
