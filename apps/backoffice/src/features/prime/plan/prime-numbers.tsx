import { money } from '@zanga/browser/format.ts';
import type { PrimeMonth, PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import { cents } from '@zanga/domain/money';
import { type Bar, BarChart } from '@zanga/ui/charts/bar-chart.tsx';
import type { ReactNode } from 'react';
import { stateNames } from '../members/member-words.ts';
import { numbersTexts as t } from './numbers-texts.ts';

const monthName = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortName = new Intl.DateTimeFormat('it-IT', { month: 'short', timeZone: 'UTC' });
const dateOf = ({ month }: PrimeMonth) => new Date(`${month}-01T12:00:00Z`);
const nameOf = (month: PrimeMonth) => monthName.format(dateOf(month));

type FigureProps = { readonly name: string; readonly value: ReactNode; readonly children?: ReactNode };

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line bg-surface p-4">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="font-semibold text-h4 tabular-nums">{value}</dd>
      {children && <dd className="text-caption text-ink-soft">{children}</dd>}
    </div>
  );
}

const states = ['active', 'trial', 'past_due', 'paused', 'leaving'] as const;

function Figures({ numbers }: { readonly numbers: PrimeNumbers }) {
  const sum = (key: 'trials' | 'stayed') => numbers.months.reduce((all, month) => all + month[key], 0);
  const trials = sum('trials');
  const share = trials === 0 ? t.nobody : `${Math.round((sum('stayed') / trials) * 100)} %`;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Figure name={t.members} value={numbers.members}>
        {states.map((state) => `${stateNames[state]} ${numbers.states[state]}`).join(', ')}
      </Figure>
      <Figure name={t.recurring} value={money(numbers.recurring)}>
        {t.recurringLine}
      </Figure>
      <Figure name={t.trialShare} value={share}>
        {trials === 0 ? t.noTrials : t.trialShareLine(sum('stayed'), trials)}
      </Figure>
    </dl>
  );
}

const barsOf = (months: readonly PrimeMonth[]): readonly Bar[] =>
  months.toReversed().map((month, at) => ({
    key: month.month,
    label: nameOf(month),
    short: shortName.format(dateOf(month)),
    value: Math.max(0, month.charged - month.refunded),
    note: String(month.members),
    partial: at === months.length - 1,
  }));

function Months({ months }: { readonly months: readonly PrimeMonth[] }) {
  const c = t.columns;
  const figures = [c.joined, c.left, c.members, c.charged, c.refunded, c.trials];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="overflow-x-auto" aria-label={t.table} tabIndex={0}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 text-start">
              {c.month}
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" className="py-2 ps-2 text-end lg:ps-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <tr key={month.month} className="border-line border-b">
              <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
                {nameOf(month)}
                {at === 0 && <span className="text-ink-soft"> ({t.running})</span>}
              </th>
              {[
                ...[month.joined, month.left, month.members],
                ...[money(month.charged), money(month.refunded), t.of(month.stayed, month.trials)],
              ].map((value, nth) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
                  key={nth}
                  className="py-2 ps-2 text-end lg:ps-4 whitespace-nowrap tabular-nums"
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Number of members, joiners and leavers, and the income. */
export function PrimeNumbersView({ numbers }: { readonly numbers: PrimeNumbers }) {
  return (
    <div className="flex flex-col gap-5">
      <Figures numbers={numbers} />
      <BarChart
        title={t.chart}
        words={t.chartWords}
        bars={barsOf(numbers.months)}
        format={(value) => money(cents(value))}
      />
      <Months months={numbers.months} />
    </div>
  );
}
