import { useQueryClient } from '@tanstack/react-query';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { CustomerGroup } from '@zanga/contract/ordering/offers/coupon-gifts';
import { givenId } from '@zanga/domain/ids';
import { isLocalDate } from '@zanga/domain/time';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { endOf } from '../../../parts/editing/day-span.ts';
import { useShops } from '../coupons-queries.ts';
import { couponsTexts } from '../coupons-texts.ts';
import { giftsOf } from './gifts-queries.ts';
import { groupTexts as t } from './gifts-texts.ts';

const nobodyYet: CustomerGroup = { orders: null, shop: null, members: false, birth_month: null };
const ordersOf = { any: null, has: true, hasNot: false } as const;

type FieldsProps = {
  readonly group: CustomerGroup;
  readonly onGroup: (part: Partial<CustomerGroup>) => void;
};

function OrdersFields({ group: { orders, shop }, onGroup }: FieldsProps) {
  const shops = useShops().data?.data ?? [];
  const chosen = orders === null ? 'any' : orders.has ? 'has' : 'hasNot';
  return (
    <>
      <SelectField
        label={t.orders}
        value={chosen}
        onChange={({ target }) => {
          const has = ordersOf[target.value === 'has' || target.value === 'hasNot' ? target.value : 'any'];
          onGroup(
            has === null ? { orders: null, shop: null } : { orders: { has, since: orders?.since ?? null } },
          );
        }}
      >
        <option value="any">{t.any}</option>
        <option value="has">{t.has}</option>
        <option value="hasNot">{t.hasNot}</option>
      </SelectField>
      {orders && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            type="date"
            label={t.since}
            hint={t.sinceHint}
            value={orders.since ?? ''}
            onChange={({ target }) =>
              onGroup({ orders: { ...orders, since: isLocalDate(target.value) ? target.value : null } })
            }
          />
          <SelectField
            label={t.shop}
            value={shop ?? ''}
            onChange={({ target }) =>
              onGroup({ shop: target.value === '' ? null : givenId('shp', target.value) })
            }
          >
            <option value="">{t.anyShop}</option>
            {shops.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
}

function GroupFields({ group, onGroup }: FieldsProps) {
  return (
    <>
      <OrdersFields group={group} onGroup={onGroup} />
      <SelectField
        label={t.month}
        value={group.birth_month ?? ''}
        onChange={({ target }) => onGroup({ birth_month: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t.anyMonth}</option>
        {t.months.map((month, at) => (
          <option key={month} value={at + 1}>
            {month}
          </option>
        ))}
      </SelectField>
      <CheckboxField checked={group.members} onChange={({ target }) => onGroup({ members: target.checked })}>
        {t.members}
      </CheckboxField>
    </>
  );
}

type Counted = { readonly people: number; readonly mailed: number; readonly had: number };

function CountedWords({ counted: { people, mailed, had } }: { readonly counted: Counted }) {
  return (
    <div role="status" className="rounded-md bg-sunken p-4">
      <p className="font-display font-semibold text-h3">{t.counted(people)}</p>
      <p className="text-small">{people === 0 ? t.nobody : t.mailed(mailed)}</p>
      {had > 0 && <p className="text-ink-soft text-small">{t.had(had)}</p>}
    </div>
  );
}

type GroupFormProps = { readonly coupon: string; readonly onClose: () => void };

/** Counts a group of customers, then gives the group the coupon. */
export function GroupForm({ coupon, onClose }: GroupFormProps) {
  // One key for each dialog: a request sent twice begins once.
  const [key] = useState(() => crypto.randomUUID());
  const [group, setGroup] = useState(nobodyYet);
  const [until, setUntil] = useState('');
  const [counted, setCounted] = useState<Counted>();
  const { busy, alert, fields, change } = useChange();
  const client = useQueryClient();
  const params = { coupon };
  const onGroup = (part: Partial<CustomerGroup>) => {
    setGroup((before) => ({ ...before, ...part }));
    // The count was of another group.
    setCounted(undefined);
  };
  const count = async () =>
    setCounted(
      await service.api('POST /api/backoffice/coupons/:coupon/group-gifts/count', {
        params,
        body: { group },
      }),
    );
  const give = async () => {
    const body = { key, group, until: isLocalDate(until) ? endOf(until) : null };
    await service.api('POST /api/backoffice/coupons/:coupon/group-gifts', { params, body });
    toast({ text: t.begun });
    await client.invalidateQueries({ queryKey: giftsOf(coupon).queryKey });
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change(counted && counted.people > 0 ? give : count, () => undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert text={fields.group?.[0] ?? fields.until?.[0] ?? alert} />
      <GroupFields group={group} onGroup={onGroup} />
      <TextField
        type="date"
        label={couponsTexts.gift.until}
        hint={couponsTexts.gift.untilHint}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <p className="text-caption text-ink-soft">{t.customers}</p>
      {counted && <CountedWords counted={counted} />}
      <SubmitButton busy={busy}>
        {counted && counted.people > 0 ? t.give(counted.people) : t.count}
      </SubmitButton>
    </form>
  );
}
