import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Mode } from '@zanga/contract/ordering/carts';
import { Chip } from '@zanga/ui/chip.tsx';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { useState } from 'react';
import { usePreference, writePreference } from '../../../base/preferences.ts';
import { useMay } from '../../../base/user.ts';
import { boardTexts } from '../board-texts.ts';
import { slipTexts } from '../slip/slip-texts.ts';
import { aheadTexts as t } from './ahead-texts.ts';
import { type BoardFilter, totalsAhead } from './totals-ahead.ts';

/** Dishes shown before "all": they fit into one or two lines. */
const shownAtFirst = 8;
const soonMinutes = 30;

/** Whether this device shows small cards. */
export const useCompact = () => usePreference('gestione_compatta') === 'si';

function Totals({ orders, now }: { readonly orders: readonly BoardOrder[]; readonly now: Date }) {
  const [all, setAll] = useState(false);
  const ahead = totalsAhead(orders, now);
  if (ahead.length === 0) return null;
  const shown = all ? ahead : ahead.slice(0, shownAtFirst);
  const rest = ahead.length - shown.length;
  return (
    <section aria-label={t.title} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lead">
      <h2 className="font-semibold font-text text-body text-ink-soft">{t.title}</h2>
      <ul className="contents">
        {shown.map(({ name, qty }) => (
          <li key={name} className="wrap-anywhere">
            <strong className="tabular-nums">{qty}</strong> {name}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="tap underline" onClick={() => setAll(true)}>
          {t.more(rest)}
        </button>
      )}
    </section>
  );
}

type BoardToolsProps = {
  readonly orders: readonly BoardOrder[];
  readonly now: Date;
  readonly filter: BoardFilter;
  readonly onFilter: (filter: BoardFilter) => void;
  readonly onPrint: () => void;
};

/** Totals of dishes to make now, and the filters of the board. */
export function BoardTools({ orders, now, filter, onFilter, onPrint }: BoardToolsProps) {
  const compact = useCompact();
  const prints = useMay('orders.print');
  const modes = [...new Set(orders.map(({ mode }) => mode))].toSorted();
  const { modo, entro } = filter;
  const choose = (mode: Mode | undefined) =>
    onFilter({ ...(mode && { modo: mode }), ...(entro !== undefined && { entro }) });
  const soon = () => onFilter({ ...(modo && { modo }), ...(entro === undefined && { entro: soonMinutes }) });
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 pb-2 md:px-6 md:pt-4 print:hidden">
      <Totals orders={orders} now={now} />
      <fieldset className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 *:shrink-0 md:-mx-6 md:flex-wrap md:px-6">
        <legend className="sr-only">{t.filter}</legend>
        {(modes.length > 1 || modo) && (
          <>
            <Chip pressed={modo === undefined} onClick={() => choose(undefined)}>
              {t.every}
            </Chip>
            {modes.map((mode) => (
              <Chip key={mode} pressed={modo === mode} onClick={() => choose(mode)}>
                {boardTexts.modes[mode]}
              </Chip>
            ))}
          </>
        )}
        <Chip pressed={entro !== undefined} onClick={soon}>
          {t.soon(soonMinutes)}
        </Chip>
        <Chip pressed={compact} onClick={() => writePreference('gestione_compatta', compact ? null : 'si')}>
          {t.compact}
        </Chip>
        {prints && (
          <button type="button" className={chipStyle(false)} onClick={onPrint}>
            {slipTexts.open}
          </button>
        )}
      </fieldset>
    </div>
  );
}
