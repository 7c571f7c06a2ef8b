import { metres } from '@zanga/browser/format.ts';
import type { ShopToMoveTo } from '@zanga/contract/ordering/order-changes';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { classNames } from '@zanga/ui/class-names.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { moveTexts as t } from './move-texts.ts';

type ShopChoiceProps = {
  readonly shops: readonly ShopToMoveTo[];
  readonly chosen: string;
  readonly onChoose: (shop: string) => void;
  readonly error: string | undefined;
};

function Shop({
  shop,
  checked,
  onChoose,
}: {
  readonly shop: ShopToMoveTo;
  readonly checked: boolean;
  readonly onChoose: () => void;
}) {
  const { name, formatted, distance_metres, promised_at, why_not } = shop;
  return (
    <label
      className={classNames(
        'flex min-h-14 items-start gap-3 rounded-md border px-4 py-3',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked ? 'border-ink bg-sunken' : 'border-line bg-surface',
        why_not === null ? 'cursor-pointer hover:border-line-strong' : 'text-ink-soft',
      )}
    >
      <input
        type="radio"
        name="shop"
        className="mt-0.5 size-5 shrink-0 accent-tomato outline-none"
        checked={checked}
        disabled={why_not !== null}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="block text-caption text-ink-soft">{t.away(formatted, metres(distance_metres))}</span>
        <span className="block pt-1 text-small">
          {why_not ?? (promised_at && t.when(atMoment(new Date(promised_at), serviceNow())))}
        </span>
      </span>
    </label>
  );
}

/** Shops an order can move to, each with its time; a shop that cannot take it says why. */
export function ShopChoice({ shops, chosen, onChoose, error }: ShopChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-2 font-semibold text-small">{t.which}</legend>
      <div className="flex flex-col gap-2">
        {shops.map((shop) => (
          <Shop key={shop.id} shop={shop} checked={shop.id === chosen} onChoose={() => onChoose(shop.id)} />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
