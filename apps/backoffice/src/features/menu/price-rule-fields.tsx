import type { EditedProduct, PriceRule } from '@zanga/contract/menu/menu-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { isPricedByPlace } from '@zanga/domain/catalogue/price/price-of';
import { placeWords, priceRuleWords } from '@zanga/domain/catalogue/price/price-rule-words';
import { services } from '@zanga/domain/catalogue/vocabulary';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { isLocalDate, wallClock } from '@zanga/domain/time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
import { useId } from 'react';
import { dayOf, endOf, lastDayOf, startOf } from '../../parts/editing/day-span.ts';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { useShops } from '../../parts/frame/use-shop.ts';
import { Times, weekdays } from './availability-fields.tsx';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** First hours of a new rule: an evening before dinner. */
const evening = { weekdays: [], from: 18 * 60, to: 20 * 60 + 30 };

type Kind = EditedProduct['kind'];

type PriceRowProps = {
  readonly price: PriceRule;
  readonly place: number;
  readonly kind: Kind;
  readonly onRead: (what: string, value: unknown) => void;
  readonly onChange: (part: Partial<PriceRule>) => void;
  readonly onRemove: () => void;
};

const useShopName = () => {
  const shops = useShops().data?.data ?? [];
  return (id: string) => shops.find((shop) => shop.id === id)?.name ?? id;
};

/** Channel and shop of a rule, or any. */
function PlaceFields({ price: { channel, shop }, onChange }: PriceRowProps) {
  const shops = useShops().data?.data ?? [];
  const known = shop === null || shops.some(({ id }) => id === shop);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t.ownChannel}
        value={channel ?? ''}
        onChange={({ target }) => onChange({ channel: services.find((one) => one === target.value) ?? null })}
      >
        <option value="">{t.everyChannel}</option>
        {services.map((one) => (
          <option key={one} value={one}>
            {channelNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t.ownShop}
        value={shop ?? ''}
        onChange={({ target }) =>
          onChange({ shop: target.value === '' ? null : givenId('shp', target.value) })
        }
      >
        <option value="">{t.everyShop}</option>
        {!known && <option value={shop}>{shop}</option>}
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function DayFields({ price: { from, until }, onChange }: PriceRowProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        type="date"
        label={t.from}
        value={dayOf(from)}
        onChange={({ target }) => isLocalDate(target.value) && onChange({ from: startOf(target.value) })}
      />
      <TextField
        type="date"
        label={t.until}
        hint={t.untilHint}
        value={until === null ? '' : lastDayOf(until)}
        onChange={({ target }) => onChange({ until: isLocalDate(target.value) ? endOf(target.value) : null })}
      />
    </div>
  );
}

function HourFields({ price: { hours }, onRead, onChange }: PriceRowProps) {
  return (
    <>
      <SwitchField
        label={t.byHours}
        hint={t.byHoursHint}
        checked={hours !== null}
        onChange={(on) => {
          onRead('from', 0);
          onRead('to', 0);
          onChange({ hours: on ? evening : null });
        }}
      />
      {hours && (
        <>
          <CheckList
            className="-mx-2.5 grid grid-cols-2 sm:grid-cols-4"
            label={t.weekdays}
            items={weekdays}
            chosen={hours.weekdays.map(String)}
            onChange={(chosen) =>
              onChange({ hours: { ...hours, weekdays: chosen.map(Number).toSorted((a, b) => a - b) } })
            }
          />
          <p className="text-caption text-ink-soft">{t.weekdaysHint}</p>
          <Times
            window={hours}
            onRead={onRead}
            onChange={(part) => onChange({ hours: { ...hours, ...part } })}
          />
        </>
      )}
    </>
  );
}

function PriceRow(props: PriceRowProps) {
  const { price, place, kind, onRead, onChange, onRemove } = props;
  const nameOf = useShopName();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-sm border border-line p-3">
      <legend className="float-left w-full font-semibold text-small">
        {t.ownPrice(place, placeWords(price, nameOf))}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField
          label={t.ruleAmount}
          value={price.price}
          unreadable={t.priceUnreadable}
          onChange={(amount) => {
            onRead('price', amount ?? undefined);
            if (typeof amount === 'number') onChange({ price: cents(amount) });
          }}
        />
        <TextField
          label={t.ownName}
          hint={t.ownNameHint}
          maxLength={60}
          autoComplete="off"
          value={price.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      {isPricedByPlace(kind) && <PlaceFields {...props} />}
      <DayFields {...props} />
      <HourFields {...props} />
      <button
        type="button"
        aria-label={t.removePrice(place)}
        className={deskButtonStyle('outline', 'self-start')}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </fieldset>
  );
}

type FieldsProps = { readonly editing: Editing; readonly kind: Kind; readonly onRead: OnRead };

/** Price rules of a product: by channel, shop, day, or hours of the week. */
export function PriceRuleFields({ editing, kind, onRead }: FieldsProps) {
  const { form, change, problemWithin } = editing;
  const { prices } = form;
  const id = useId();
  const start = (): PriceRule => ({
    ...{ price: form.price, channel: null, shop: null, until: null, hours: null, name: '' },
    from: startOf(wallClock(serviceNow()).date),
  });
  const remove = (at: number) => {
    // Unreadable text goes with its row, and the rows below move up.
    for (const [place] of prices.entries())
      for (const what of ['price', 'from', 'to']) onRead(`price ${place} ${what}`, 0);
    change({ prices: prices.filter((_, place) => place !== at) });
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-small">{fieldNames.prices}</p>
      <p className="text-caption text-ink-soft">{prices.length === 0 ? t.noPrices : t.pricesHint}</p>
      {prices.map((price, at) => (
        <PriceRow
          // Price rules have no id: their place identifies them, and no edit changes it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${prices.length}-${at}`}
          {...{ price, kind }}
          place={at + 1}
          onRead={(what, value) => onRead(`price ${at} ${what}`, value)}
          onChange={(part) =>
            change({ prices: prices.map((one, place) => (place === at ? { ...one, ...part } : one)) })
          }
          onRemove={() => remove(at)}
        />
      ))}
      <FieldError id={`${id}-prices`} error={problemWithin('prices')} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={deskButtonStyle('outline')}
          onClick={() => change({ prices: [...prices, start()] })}
        >
          {t.addPrice}
        </button>
        <button
          type="button"
          className={deskButtonStyle('outline')}
          onClick={() => change({ prices: [...prices, { ...start(), hours: evening, name: t.happyHour }] })}
        >
          {t.addHappyHour}
        </button>
      </div>
    </div>
  );
}

/** Earlier prices, latest first. */
export function PastPrices({ prices }: { readonly prices: EditedProduct['past_prices'] }) {
  const nameOf = useShopName();
  return (
    <details>
      <summary className="cursor-pointer text-small">{t.pastPrices}</summary>
      {prices.length === 0 && <p className="text-caption text-ink-soft">{t.noPastPrices}</p>}
      <ul className="flex flex-col gap-1 pt-1 text-caption text-ink-soft">
        {prices.map((price) => (
          <li key={JSON.stringify(price)}>{priceRuleWords(price, nameOf)}</li>
        ))}
      </ul>
    </details>
  );
}
