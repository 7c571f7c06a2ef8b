import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { services } from '@zanga/domain/catalogue/vocabulary';
import { paymentKinds } from '@zanga/domain/ordering/payment-kinds';
import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import { cardsNotTaken, type ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useId, useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { DrawnFields } from '../../parts/editing/drawn-fields.tsx';
import type { Editing } from '../../parts/editing/use-editing.ts';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { FindPlace } from './find-place.tsx';
import { fieldNames, shopForm, shopTexts as t } from './shop-texts.ts';

type FieldsProps = { readonly editing: Editing<ShopForm> };
type DrawnProps = FieldsProps & { readonly onRead: OnRead };

type LineProps = FieldsProps & {
  readonly field: 'street' | 'number' | 'zip' | 'city' | 'province' | 'phone' | 'email';
  readonly hint?: string;
  readonly most?: number;
  readonly type?: 'email' | 'tel';
};

function Line({ editing: { form, change, problem }, field, hint, most, type }: LineProps) {
  return (
    <TextField
      label={fieldNames[field]}
      {...(hint && { hint })}
      {...(type && { type })}
      autoComplete="off"
      maxLength={most ?? shopFields[field].most}
      value={form[field]}
      onChange={({ target }) => change({ [field]: target.value })}
      error={problem(field)}
    />
  );
}

/** Degrees with a comma or a point; undefined when unreadable. */
const readDegrees = (text: string): number | undefined =>
  /^-?\d{1,3}(?:[.,]\d{1,12})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

function Degrees({
  editing: { form, change, problem },
  field,
  onRead,
}: DrawnProps & { readonly field: 'lat' | 'lng' }) {
  const [typed, setTyped] = useState<string>();
  const broken = typed !== undefined && readDegrees(typed) === undefined;
  return (
    <TextField
      label={fieldNames[field]}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(form[field]).replace('.', ',')}
      error={broken ? t.degreesUnreadable : problem(field)}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = readDegrees(target.value);
        onRead(field, read);
        if (read !== undefined) change({ [field]: read });
      }}
      onBlur={() => !broken && setTyped(undefined)}
    />
  );
}

/** Texts of a shop for customers. */
export function WordFields(props: DrawnProps) {
  return <DrawnFields section="words" {...shopForm} {...props} />;
}

/** Address and position of a shop. */
export function PlaceFields({ editing, onRead }: DrawnProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Line editing={editing} field="street" />
        <Line editing={editing} field="number" />
      </div>
      <div className="grid gap-5 sm:grid-cols-[8rem_1fr_8rem]">
        <Line editing={editing} field="zip" most={5} />
        <Line editing={editing} field="city" />
        <Line editing={editing} field="province" most={2} />
      </div>
      <div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Degrees editing={editing} field="lat" onRead={onRead} />
          <Degrees editing={editing} field="lng" onRead={onRead} />
        </div>
        <p className="pt-1.5 text-caption text-ink-soft">{t.latHint}</p>
      </div>
      <FindPlace editing={editing} />
    </>
  );
}

/** Telephone and mail address of a shop. */
export function ContactFields({ editing }: FieldsProps) {
  const mayPlan = useMay('shops.plan');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Line editing={editing} field="phone" type="tel" most={20} />
        <Line editing={editing} field="email" type="email" />
      </div>
      {mayPlan && (
        <p className="text-caption text-ink-soft">
          {t.escalation}{' '}
          <Link to="/risposte" className="underline">
            {t.escalationLink}
          </Link>
          .
        </p>
      )}
    </>
  );
}

const serviceItems = services.map((value) => ({ value, label: channelNames[value] }));
/** Payment methods; a card can be chosen only with a provider that takes cards. */
const usePaymentItems = () => {
  const { data } = useQuery(service.query('GET /api/payment/settings'));
  const noCards = data?.provider === 'none';
  const items = paymentKinds.map((value) => ({
    value,
    label: shopFields.payments.words.names[value],
    unavailable: noCards && value === 'card',
  }));
  return { items, noCards };
};

/** Services and payment methods of a shop. */
export function OfferFields({ editing, onRead }: DrawnProps) {
  const { form, change, problem } = editing;
  const id = useId();
  const payments = usePaymentItems();
  return (
    <>
      <div>
        <p className="font-semibold text-small">{fieldNames.services}</p>
        <CheckList
          className="-mx-2.5 grid pt-1 sm:grid-cols-2"
          label={fieldNames.services}
          items={serviceItems}
          chosen={form.services}
          onChange={(chosen) => change({ services: chosen })}
        />
        <p className="text-caption text-ink-soft">{t.servicesHint}</p>
        <FieldError id={`${id}-services`} error={problem('services')} />
      </div>
      <div>
        <p className="font-semibold text-small">{fieldNames.payments}</p>
        <CheckList
          className="-mx-2.5 grid pt-1 sm:grid-cols-2"
          label={fieldNames.payments}
          items={payments.items}
          chosen={form.payments}
          onChange={(chosen) => change({ payments: chosen })}
        />
        {payments.noCards && <p className="text-caption text-ink-soft">{cardsNotTaken}.</p>}
        <FieldError id={`${id}-payments`} error={problem('payments')} />
      </div>
      <DrawnFields section="sale" {...shopForm} {...{ editing, onRead }} />
    </>
  );
}
