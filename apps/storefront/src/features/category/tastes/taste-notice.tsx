import { Link } from '@tanstack/react-router';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { useUser } from '../../../base/session/user.ts';
import { allergenNames } from '../../../parts/catalogue/catalogue-texts.ts';
import { type FilterChange, type Filters, filterCount, noFilters } from '../category-filters.ts';
import { categoryTexts } from '../category-texts.ts';
import { filterTexts as t } from '../filters/filter-texts.ts';
import { covers, tastesOf, turnTastes, useTastesOff, withoutTastes, withTastes } from './tastes.ts';

type TasteNoticeProps = { readonly filters: Filters; readonly onChange: (change: FilterChange) => void };

/** Puts the tastes on where a category opens without filters; who takes one off by hand has turned them off. */
const useTastes = ({ filters, onChange }: TasteNoticeProps) => {
  const { data: user } = useUser();
  const off = useTastesOff();
  const tastes = user ? tastesOf(user) : noFilters;
  const some = filterCount(tastes) > 0;
  const on = some && covers(filters, tastes);
  const bare = filterCount(filters) === 0;
  // Filters live in the address and get there a moment after they are asked for.
  const state = useRef<'untouched' | 'asked' | 'on'>('untouched');
  useEffect(() => {
    if (!some || off) return;
    if (on) state.current = 'on';
    else if (state.current === 'on') turnTastes(false);
    else if (bare && state.current === 'untouched') {
      state.current = 'asked';
      onChange(() => tastes);
    }
  });
  const turn = () => {
    state.current = 'asked';
    turnTastes(!on);
    onChange((now) => (on ? withoutTastes(now, tastes) : withTastes(now, tastes)));
  };
  return { some, on, tastes, turn };
};

const inWords = ({ labels, without }: Filters) =>
  [
    ...labels.map((label) => dietaryLabelNames[label].toLowerCase()),
    ...without.map((allergen) => categoryTexts.withoutName(allergenNames[allergen]).toLowerCase()),
  ].join(', ');

/** Says that the list is filtered by the person's tastes, or offers to do so, with a switch. */
export default function TasteNotice({ filters, onChange }: TasteNoticeProps) {
  const { some, on, tastes, turn } = useTastes({ filters, onChange });
  if (!some) return null;
  return (
    <div
      role="status"
      className={classNames(
        'mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-4 py-2',
        on ? 'bg-basil-wash text-basil-ink' : 'bg-lemon-wash text-lemon-ink',
      )}
    >
      <p className="flex-1 basis-64 py-1">
        {on ? (
          <>
            <strong>{t.tastesOn}</strong> {inWords(tastes)}.
          </>
        ) : (
          t.tastesOff
        )}
      </p>
      <div className="flex flex-wrap gap-2 py-1">
        <Button variant="inverse" className="px-4" onClick={turn}>
          {on ? t.tastesTurnOff : t.tastesTurnOn}
        </Button>
        <Link
          to="/account/$page"
          params={{ page: 'gusti' }}
          className={buttonStyle({ variant: 'inverse' }, 'px-4')}
        >
          {t.tastesChange}
        </Link>
      </div>
    </div>
  );
}
