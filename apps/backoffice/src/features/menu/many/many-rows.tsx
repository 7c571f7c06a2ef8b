import type { ManyRow } from '@zanga/contract/menu/menu-many';
import { useId } from 'react';
import { manyTexts as t } from './many-texts.ts';

const order = { refused: 0, changed: 1, same: 2 } as const;

const looks: Readonly<Record<ManyRow['outcome'], string>> = {
  changed: '',
  same: 'text-ink-soft',
  refused: 'font-semibold text-tomato-ink',
};

function Row({ row }: { readonly row: ManyRow }) {
  const { name, outcome, changes, problems, unusual } = row;
  const lines =
    outcome === 'same' ? [t.same] : outcome === 'refused' ? problems.map(t.problem) : changes.map(t.line);
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <th scope="row" className="wrap-anywhere w-1/2 px-3 py-2 text-start font-semibold">
        {name}
      </th>
      <td className="wrap-anywhere px-3 py-2">
        {unusual && <p className="font-semibold text-lemon-ink">{t.unusualMark}</p>}
        {lines.map((line) => (
          <p key={line} className={looks[outcome]}>
            {line}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Preview of a change, product by product, refused ones first. */
export function ManyRows({ rows }: { readonly rows: readonly ManyRow[] }) {
  const id = useId();
  const ordered = rows.toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <p id={id} role="status" className="font-semibold">
        {t.summary(rows)}
      </p>
      {/* Up to five hundred rows: they scroll on their own, by keys too. */}
      <section
        aria-label={t.rows}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a scrolling area
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-sm border border-line"
      >
        <table className="w-full text-small tabular-nums">
          <tbody>
            {ordered.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
