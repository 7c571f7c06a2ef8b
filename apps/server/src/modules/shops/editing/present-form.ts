import type { EditedShop } from '@zanga/contract/shops/shop-office';
import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { readSimple, versionOf } from '../../../platform/edited-form.ts';
import type { Face, faceOf } from '../../pictures/public-faces.ts';
import type { Booked, ShopRow } from './edit-queries.ts';

/** The form of a shop's row. */
const formOf = (row: ShopRow, { pictures, logo }: Face): ShopForm => ({
  ...readSimple(shopFields, row),
  lat: row.lat,
  lng: row.lng,
  pictures,
  logo,
});

export const presentBooked = (booked: readonly Booked[]): EditedShop['booked'] =>
  booked.map(({ at, ...slot }) => ({ ...slot, at: at.toISOString() }));

type Beside = { readonly booked: readonly Booked[]; readonly face: ReturnType<typeof faceOf> };

export const presentEdited = (row: ShopRow, { booked, face }: Beside): EditedShop => {
  const form = formOf(row, face);
  return {
    id: row.id,
    slug: row.slug,
    version: versionOf(form),
    form: { ...form, pictures: [...form.pictures] },
    pictures: face.known,
    booked: presentBooked(booked),
  };
};
