import type { AddressForm } from '@zanga/contract/people/addresses';
import type { ShopId } from '@zanga/domain/ids';
import { parseStored } from '../../base/storage/storage.ts';
import type { ChosenAddress } from '../address/chosen-address.ts';

/** A point on the globe. */
export type WherePosition = { readonly lat: number; readonly lng: number };

/** Shop of a pickup or of a delivery. */
export type WhereShop = {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  /** Street and number, for display. */
  readonly street: string;
  readonly position: WherePosition;
};

/** Address of a delivery. */
export type WhereAddress = {
  /** Short name: `Via Etnea 12`, or the owner's name for it. */
  readonly label: string;
  /** Address in the cart's form. */
  readonly chosen: ChosenAddress;
  readonly position: WherePosition;
};

/** Chosen way, place and time of an order. */
export type Where = {
  readonly mode: 'delivery' | 'pickup';
  /** Shop of the pickup; for a delivery the delivering one, null until known. */
  readonly shop: WhereShop | null;
  /** Null for a pickup. */
  readonly address: WhereAddress | null;
  /** `asap`, or an instant that the shop offers. */
  readonly slot: string;
};

/** Stored form: with the choosing person and the time. */
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

/** Parses a stored choice; null where it is incomplete. */
export const parseWhere = (text: string | null): StoredWhere | null => parseStored(text, isWhere) ?? null;
