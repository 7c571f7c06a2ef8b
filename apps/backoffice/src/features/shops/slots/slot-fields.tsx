import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import { meaningOf, type SlotTerms } from '@zanga/domain/shops/editing/slots-form';
import { slotLengths, type TimedService } from '@zanga/domain/shops/slots';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { Section } from '../../../parts/editing/section.tsx';
import type { OnRead } from '../../../parts/editing/use-unreadable.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { momentText } from '../../../parts/moment.ts';
import { fieldNames, slotsTexts as t } from './slots-texts.ts';

type MeaningProps = { readonly loads: EditedSlots['last_week']; readonly terms: SlotTerms };

/** Effect that the terms would have had on last week's orders. */
function LastWeek({ loads, terms }: MeaningProps) {
  const past = loads.map(({ at, pieces, orders }) => ({ at: new Date(at), pieces, orders }));
  const { orders, slots, full, over, busiest } = meaningOf(past, terms);
  return (
    <div role="status" className="flex flex-col gap-1 rounded-sm bg-sunken p-3 text-small">
      <p className="font-semibold">{t.lastWeek}</p>
      {orders === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p>{t.had(orders, slots)}</p>
          <p className={over > 0 ? 'font-semibold text-lemon-ink' : undefined}>
            {over > 0 ? t.over(over, full) : t.fits}
          </p>
          {busiest && (
            <p>{t.busiest(momentText(busiest.at.toISOString()), busiest.orders, busiest.pieces)}</p>
          )}
        </>
      )}
    </div>
  );
}

type SlotFieldsProps = {
  readonly mode: TimedService;
  readonly terms: SlotTerms;
  readonly loads: EditedSlots['last_week'];
  readonly onTerms: (part: Partial<SlotTerms>) => void;
  readonly problem: (field: string) => string | undefined;
  readonly onRead: OnRead;
};

const numbers = [
  { field: 'orders', label: t.orders },
  { field: 'pieces', label: t.pieces, hint: t.piecesHint },
  { field: 'kitchen_minutes', label: t.kitchen, hint: t.kitchenHint },
  { field: 'days_ahead', label: t.days, hint: t.daysHint },
] as const;

/** Capacity of a service's slots. */
export function SlotFields({ mode, terms, loads, onTerms, problem, onRead }: SlotFieldsProps) {
  return (
    <Section title={fieldNames[mode]}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t.slot}
          value={terms.slot_minutes}
          error={problem(`${mode}.slot_minutes`)}
          onChange={({ target }) => {
            const chosen = slotLengths.find((one) => String(one) === target.value);
            if (chosen) onTerms({ slot_minutes: chosen });
          }}
        >
          {slotLengths.map((one) => (
            <option key={one} value={one}>
              {t.minutes(one)}
            </option>
          ))}
        </SelectField>
        {numbers.map(({ field, ...labels }) => (
          <WholeField
            key={field}
            {...labels}
            value={terms[field]}
            unreadable={t.unreadable}
            error={problem(`${mode}.${field}`)}
            onChange={(value) => {
              onRead(`${mode}.${field}`, value ?? undefined);
              if (typeof value === 'number') onTerms({ [field]: value });
            }}
          />
        ))}
      </div>
      <LastWeek loads={loads.filter((one) => one.mode === mode)} terms={terms} />
    </Section>
  );
}
