import type { EditedShop } from '@zanga/contract/shops/shop-office';
import { paymentKinds } from '@zanga/domain/ordering/payment-kinds';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { versionOf } from '../../../platform/edited-form.ts';
import type { Face, faceOf } from '../../pictures/public-faces.ts';
import { servicesOf } from '../read-schedule.ts';
import type { Booked, ShopRow } from './edit-queries.ts';

/** The form of a shop's row. */
const formOf = (row: ShopRow, { pictures, logo }: Face): ShopForm => ({
  name: row.name,
  description: row.description,
  street: row.street,
  number: row.number,
  zip: row.zip,
  city: row.city,
  province: row.province,
  lat: row.lat,
  lng: row.lng,
  phone: row.phone,
  email: row.email,
  services: servicesOf(row),
  payments: paymentKinds.filter((one) => row.payments.includes(one)),
  merchandise: row.merchandise,
  pictures,
  logo,
  published: row.published,
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
    form: {
      ...form,
      services: [...form.services],
      payments: [...form.payments],
      pictures: [...form.pictures],
    },
    pictures: face.known,
    booked: presentBooked(booked),
  };
};
