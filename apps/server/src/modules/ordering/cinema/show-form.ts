import type { EditedShow } from '@zanga/contract/ordering/shows-office';
import { showFields } from '@zanga/domain/cinema/show-fields';
import type { ShowForm } from '@zanga/domain/cinema/show-form';
import type { ProductId, ShopId } from '@zanga/domain/ids';
import { byKey, versionOf } from '../../../platform/edited-form.ts';
import { type HeldShow, showProduct } from '../../catalogue/public-shows.ts';

/** A show in the cinema's tables. */
type StoredShow = {
  readonly film: string;
  readonly hall: string;
  readonly shop_id: ShopId;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly seats: number;
  readonly cancelled_at: Date | null;
};

const showFormOf = (show: StoredShow, product: HeldShow): ShowForm => ({
  film: show.film,
  shop: show.shop_id,
  hall: show.hall,
  starts_at: show.starts_at.toISOString(),
  minutes: show.minutes,
  seats: show.seats,
  ...showProduct(product),
});

/** Seats sold or being paid for. */
const takenSeats = ({ seats }: Pick<StoredShow, 'seats'>, { form }: HeldShow): number =>
  Math.max(0, seats - (form.stock ?? 0));

export const presentShowForm = (
  id: ProductId,
  show: StoredShow,
  product: HeldShow,
  now: Date,
): EditedShow => {
  const form = showFormOf(show, product);
  return {
    id,
    slug: product.slug,
    version: versionOf(form),
    form: { ...form, option_groups: [...form.option_groups], pictures: [...form.pictures] },
    pictures: [...product.pictures],
    taken: takenSeats(show, product),
    closed: show.cancelled_at !== null || now >= show.starts_at,
  };
};

/** A form as the audit stores it: amounts by names that say their unit, ids by the names of their things. */
export const auditedShow = (form: ShowForm, names: ReadonlyMap<string, string>) => {
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    ...byKey(showFields, form),
    shop_name: nameOf(form.shop),
    category: nameOf(form.category),
    option_groups: form.option_groups.map(nameOf),
    pictures: form.pictures.length,
  };
};
