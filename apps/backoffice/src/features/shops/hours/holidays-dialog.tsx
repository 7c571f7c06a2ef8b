import { holidaysAhead } from '@zanga/domain/shops/editing/holidays';
import type { UnusualDay } from '@zanga/domain/shops/editing/unusual-day';
import { type LocalDate, weekdayOf } from '@zanga/domain/time';
import { formatLocalDate, weekdayNames } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { hoursTexts } from './hours-texts.ts';

const t = hoursTexts.holidays;

type HolidaysDialogProps = {
  readonly today: LocalDate;
  readonly days: readonly UnusualDay[];
  readonly onAdd: (days: readonly UnusualDay[]) => void;
  readonly onClose: () => void;
};

/** Holidays of the coming year to close on; days with an exception already are not offered. */
export function HolidaysDialog({ today, days, onAdd, onClose }: HolidaysDialogProps) {
  const offered = holidaysAhead(today).filter(({ date }) => !days.some((one) => one.date === date));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = () => {
    onAdd(
      offered
        .filter(({ date }) => chosen.includes(date))
        .map(({ date, name }) => ({ date, service: null, intervals: [], reason: name })),
    );
    onClose();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft text-small">{offered.length > 0 ? t.line : t.none}</p>
        <CheckList
          className="-mx-2.5 flex flex-col"
          label={t.title}
          items={offered.map(({ date, name }) => ({
            value: date,
            label: `${name}, ${weekdayNames[weekdayOf(date)]} ${formatLocalDate(date)}`,
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <button
          type="button"
          disabled={chosen.length === 0}
          className={deskButtonStyle('solid', 'self-start')}
          onClick={add}
        >
          {t.add(chosen.length)}
        </button>
      </div>
    </FormDialog>
  );
}
