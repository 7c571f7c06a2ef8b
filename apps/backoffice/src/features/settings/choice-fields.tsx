import { useQuery } from '@tanstack/react-query';
import { brandFeatures, serviceMarks } from '@zanga/domain/brand/brand-form';
import { cents } from '@zanga/domain/money';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { useId } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { SettingHint, type SettingProps } from './setting-field.tsx';
import { featureHints, featureNames, fieldNames, markNames, settingsTexts as t } from './settings-texts.ts';

/** Payment marks in the shop's footer; a mark without a drawing stays in the list. */
export function MarkFields({ editing: { form, change }, changes }: SettingProps) {
  const others = form.marks.filter(({ slug }) => !(slug in markNames));
  const names = new Map([
    ...serviceMarks.map((slug): [string, string] => [slug, markNames[slug] ?? slug]),
    ...others.map(({ slug, name }): [string, string] => [slug, name]),
  ]);
  return (
    <div>
      <p className="font-semibold text-small">{fieldNames.marks}</p>
      <CheckList
        className="-mx-2.5 grid pt-1 sm:grid-cols-2"
        label={fieldNames.marks}
        items={[...names].map(([value, label]) => ({ value, label }))}
        chosen={form.marks.map(({ slug }) => slug)}
        onChange={(chosen) =>
          change({ marks: chosen.map((slug) => ({ slug, name: names.get(slug) ?? slug })) })
        }
      />
      <p className="text-caption text-ink-soft">
        <SettingHint field="marks" changes={changes} />
      </p>
    </div>
  );
}

/** Number of members affected when Prime is switched off. */
function PrimeMembers() {
  const may = useMay('prime.read');
  const { data } = useQuery({ ...service.query('GET /api/backoffice/prime/numbers'), enabled: may });
  if (!data || data.members === 0) return null;
  return <p className="pb-2 pl-9 font-medium text-small">{t.primeMembers(data.members)}</p>;
}

/** Features of the brand. */
export function FeatureFields({ editing: { form, change, problem }, changes }: SettingProps) {
  const id = useId();
  const toggle = (feature: (typeof brandFeatures)[number]) =>
    change({
      features: brandFeatures.filter((one) => form.features.includes(one) !== (one === feature)),
    });
  return (
    <div>
      {brandFeatures.map((feature) => (
        <CheckboxField
          key={feature}
          checked={form.features.includes(feature)}
          hint={featureHints[feature]}
          onChange={() => toggle(feature)}
        >
          {featureNames[feature]}
        </CheckboxField>
      ))}
      {!form.features.includes('zanga_prime') && <PrimeMembers />}
      <p className="pt-2 text-caption text-ink-soft">
        <SettingHint field="features" changes={changes} />
      </p>
      <FieldError id={id} error={problem('features')} />
    </div>
  );
}

/** Shipping fee of merchandise. */
export function ShippingFields({
  editing: { form, change, problem },
  changes,
  onRead,
}: SettingProps & { readonly onRead: OnRead }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <MoneyField
        label={fieldNames.shipping_fee}
        hint={<SettingHint field="shipping_fee" changes={changes} />}
        value={form.shipping_fee}
        unreadable={t.moneyNeeded}
        error={problem('shipping_fee')}
        onChange={(fee) => {
          onRead('shipping_fee', fee ?? undefined);
          if (typeof fee === 'number') change({ shipping_fee: cents(fee) });
        }}
      />
      <MoneyField
        label={fieldNames.shipping_free_over}
        hint={<SettingHint field="shipping_free_over" changes={changes} />}
        value={form.shipping_free_over}
        unreadable={t.moneyUnreadable}
        error={problem('shipping_free_over')}
        onChange={(from) => {
          onRead('shipping_free_over', from);
          if (from !== undefined) change({ shipping_free_over: from === null ? null : cents(from) });
        }}
      />
    </div>
  );
}
