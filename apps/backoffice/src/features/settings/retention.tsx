import type { KeptFor } from '@zanga/contract/brand/brand-office';
import { classNames } from '@zanga/ui/class-names.ts';
import { retentionTexts as t } from './retention-texts.ts';
import { useRetention } from './settings-queries.ts';
import { ToldSection } from './told-section.tsx';

const lastText = ({ last }: KeptFor): string => {
  if (last === null) return t.never;
  return last.failed ? t.failed : t.removed(last.removed, last.month);
};

function Row({ row }: { readonly row: KeptFor }) {
  const { name, why } = t.of(row.what);
  return (
    <div className="grid gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0 md:grid-cols-[1fr_auto]">
      <dt className="font-semibold">{name}</dt>
      <dd className="md:row-span-2 md:text-right">{t.keeps(row.keeps)}</dd>
      <dd className="text-caption text-ink-soft">
        {why}
        <span className={classNames('block', row.last?.failed && 'text-tomato-ink')}>{lastText(row)}</span>
      </dd>
    </div>
  );
}

/** Retention of each kind of data, and how much was deleted last. */
export function Retention() {
  return (
    <ToldSection title={t.title} line={t.line} asked={useRetention()}>
      {({ data }) => data.map((row) => <Row key={row.what} row={row} />)}
    </ToldSection>
  );
}
