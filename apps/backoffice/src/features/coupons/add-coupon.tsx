import { service } from '../../base/api.ts';
import { AddDialog } from '../../parts/editing/add-dialog.tsx';
import { useSaved } from './coupons-queries.ts';
import { couponsTexts, fieldNames } from './coupons-texts.ts';

const t = couponsTexts.form;

type AddCouponProps = {
  /** Coupon to copy. */
  readonly copyOf?: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
};

/** Creates a stopped coupon by its title; the rest follows on its page. */
export function AddCoupon({ copyOf, ...dialog }: AddCouponProps) {
  const saved = useSaved();
  return (
    <AddDialog
      {...dialog}
      words={copyOf ? { ...t, title: t.copyTitle } : t}
      name={{
        label: fieldNames.title,
        hint: t.hint,
        field: 'title',
        ...(copyOf && { start: t.copyOf(copyOf.title) }),
      }}
      send={(title) =>
        service.api('POST /api/backoffice/coupons', {
          body: { title, ...(copyOf && { copy_of: copyOf.id }) },
        })
      }
      onSaved={saved}
    />
  );
}
