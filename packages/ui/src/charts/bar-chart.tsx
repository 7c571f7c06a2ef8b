import { useId } from 'react';
import { classNames } from '../class-names.ts';

export type Bar = {
  readonly key: string;
  /** Its whole name, as a table says it. */
  readonly label: string;
  /** Label below the bar, where there is little room; undefined leaves the place empty. */
  readonly short?: string | undefined;
  /** Null means unknown or not applicable: draws no bar, and no zero. */
  readonly value: number | null;
  /** Text beside the value, in the table and in the bar's title. */
  readonly note?: string | undefined;
  /** Not over yet: drawn paler. */
  readonly partial?: boolean | undefined;
};

export type BarChartWords = {
  /** Head of the table's first column, such as "Giorno". */
  readonly what: string;
  /** Head of the value column, such as "Incasso". */
  readonly measure: string;
  readonly note: string;
  /** Stands in place of a missing value. */
  readonly none: string;
};

type BarChartProps = {
  readonly title: string;
  /** Says what the chart counts and leaves out. */
  readonly line?: string | undefined;
  readonly words: BarChartWords;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  readonly className?: string | undefined;
};

const heightOf = (value: number, most: number): string => `${Math.max((value / most) * 100, 1)}%`;

function Drawing({ bars, format, none }: Pick<BarChartProps, 'bars' | 'format'> & { readonly none: string }) {
  const most = bars.reduce((all, { value }) => Math.max(all, value ?? 0), 0) || 1;
  return (
    <div aria-hidden="true">
      <p className="pb-1 text-caption text-ink-soft tabular-nums">{format(most)}</p>
      <div className="flex h-40 items-end gap-0.5 border-line border-t border-dashed sm:gap-1">
        {bars.map(({ key, label, value, note, partial }) => (
          <div
            key={key}
            title={[label, value === null ? none : format(value), note].filter(Boolean).join(', ')}
            className="flex h-full min-w-0 flex-1 items-end justify-center border-line border-b"
          >
            {value !== null && value > 0 && (
              <div
                style={{ height: heightOf(value, most) }}
                className={classNames('w-full max-w-16 rounded-t-sm bg-majolica', partial && 'opacity-55')}
              />
            )}
          </div>
        ))}
      </div>
      <div className="flex gap-0.5 pt-1 sm:gap-1">
        {bars.map(({ key, short }) => (
          <span
            key={key}
            className="flex min-w-0 flex-1 justify-center text-caption text-ink-soft whitespace-nowrap tabular-nums last:justify-end"
          >
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Bar chart: bars to see, and the same data as a table for screen readers. */
export function BarChart({ title, line, words, bars, format, className }: BarChartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('flex min-w-0 flex-col gap-3', className)}>
      <div>
        <h3 id={id} className="font-semibold font-text text-body tracking-normal">
          {title}
        </h3>
        {line && <p className="text-caption text-ink-soft">{line}</p>}
      </div>
      <Drawing bars={bars} format={format} none={words.none} />
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.measure}</th>
            <th scope="col">{words.note}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, value, note }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{value === null ? words.none : format(value)}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
