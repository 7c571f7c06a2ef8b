import type { ProductForm } from '@zanga/contract/menu/menu-office';
import { weekdayNames } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import { useId } from 'react';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { useShops } from '../../parts/frame/use-shop.ts';
import { menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

type Window = ProductForm['windows'][number];

const day = 1440;
/** The days of the week, Monday first. */
export const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).map((one) => ({
  value: String(one),
  label: weekdayNames[one],
}));

type WindowRowProps = {
  readonly window: Window;
  readonly place: number;
  readonly onRead: (end: 'from' | 'to', value: number | null | undefined) => void;
  readonly onChange: (part: Partial<Window>) => void;
  readonly onRemove: () => void;
};

type TimesProps = {
  readonly window: Pick<Window, 'from' | 'to'>;
  readonly onRead: WindowRowProps['onRead'];
  readonly onChange: (part: Pick<Window, 'from' | 'to'>) => void;
};

/** Beginning and end; an end before the beginning is on the next day. */
export function Times({ window: { from, to }, onRead, onChange }: TimesProps) {
  const between = (start: number, end: number) => ({ from: start, to: end <= start ? end + day : end });
  const shownEnd = to > day ? to - day : to;
  return (
    <div className="grid max-w-sm grid-cols-2 gap-3">
      <TimeField
        label={t.windowFrom}
        value={from}
        unreadable={t.timeUnreadable}
        onChange={(start) => {
          onRead('from', start ?? undefined);
          if (typeof start === 'number' && start < day) onChange(between(start, shownEnd));
        }}
      />
      <TimeField
        label={t.windowTo}
        value={shownEnd}
        unreadable={t.timeUnreadable}
        onChange={(end) => {
          onRead('to', end ?? undefined);
          if (typeof end === 'number') onChange(between(from, end === 0 ? day : end));
        }}
      />
    </div>
  );
}

function WindowRow(props: WindowRowProps) {
  const { window, place, onChange, onRemove } = props;
  const date = (value: string) => (value === '' ? null : value);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-sm border border-line p-3">
      <legend className="float-left w-full font-semibold text-small">{t.window(place)}</legend>
      <CheckList
        className="-mx-2.5 grid grid-cols-2 sm:grid-cols-4"
        label={t.weekdays}
        items={weekdays}
        chosen={window.weekdays.map(String)}
        onChange={(chosen) => onChange({ weekdays: chosen.map(Number) })}
      />
      <p className="text-caption text-ink-soft">{t.weekdaysHint}</p>
      <Times {...props} />
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t.firstDate}
          value={window.first_date ?? ''}
          onChange={({ target }) => onChange({ first_date: date(target.value) })}
        />
        <TextField
          type="date"
          label={t.lastDate}
          value={window.last_date ?? ''}
          onChange={({ target }) => onChange({ last_date: date(target.value) })}
        />
      </div>
      <button
        type="button"
        aria-label={t.removeWindow(place)}
        className={deskButtonStyle('outline', 'self-start')}
        onClick={onRemove}
      >
        {t.remove}
      </button>
    </fieldset>
  );
}

type WindowFieldsProps = {
  readonly windows: readonly Window[];
  /** Title; none when the section above has one. */
  readonly title?: string;
  /** Words without any hours. */
  readonly always: string;
  readonly error: string | undefined;
  readonly onRead: OnRead;
  readonly onChange: (windows: Window[]) => void;
};

/** Hours of sale of a product, or of a whole category. */
export function WindowFields({ windows, title, always, error, onRead, onChange }: WindowFieldsProps) {
  const id = useId();
  const add = { weekdays: [], from: 720, to: 900, first_date: null, last_date: null };
  return (
    <div className="flex flex-col gap-3">
      {title !== undefined && <p className="font-semibold text-small">{title}</p>}
      {windows.length === 0 && <p className="text-small">{always}</p>}
      {windows.map((window, at) => (
        <WindowRow
          // Hours have no id: their place identifies them, and no edit changes it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${windows.length}-${at}`}
          window={window}
          place={at + 1}
          onRead={(end, value) => onRead(`window ${at} ${end}`, value)}
          onChange={(part) =>
            onChange(windows.map((one, place) => (place === at ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(windows.filter((_, place) => place !== at))}
        />
      ))}
      <FieldError id={`${id}-windows`} error={error} />
      <button
        type="button"
        className={deskButtonStyle('outline', 'self-start')}
        onClick={() => onChange([...windows, add])}
      >
        {t.addWindow}
      </button>
    </div>
  );
}

/** The shops that sell a product. */
export function ShopFields({ editing: { form, change, problem } }: { readonly editing: Editing }) {
  const shops = useShops().data?.data ?? [];
  const id = useId();
  const sold = shops.map((shop) => shop.id).filter((shop) => !form.unsold_at.includes(shop));
  const others = form.unsold_at.filter((shop) => !shops.some((one) => one.id === shop));
  return (
    <div>
      <p className="font-semibold text-small">{t.soldAt}</p>
      <CheckList
        className="-mx-2.5 grid pt-1 sm:grid-cols-2"
        label={t.soldAt}
        items={shops.map((shop) => ({ value: shop.id, label: shop.name }))}
        chosen={sold}
        onChange={(chosen) =>
          change({
            unsold_at: [
              ...others,
              ...shops.map((shop) => shop.id).filter((shop) => !chosen.includes(shop)),
            ].toSorted(),
          })
        }
      />
      <p className="text-caption text-ink-soft">{t.soldAtHint}</p>
      <FieldError id={`${id}-shops`} error={problem('unsold_at')} />
    </div>
  );
}
