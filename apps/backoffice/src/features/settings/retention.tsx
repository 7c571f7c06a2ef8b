import { errorText } from '@zanga/browser/form/error-text.ts';
import type { KeptFor } from '@zanga/contract/brand/brand-office';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { texts } from '../../base/texts.ts';
import { retentionTexts as t } from './retention-texts.ts';
import { useRetention } from './settings-queries.ts';

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

/** What is kept for how long, and what went when its time was over. */
export function Retention() {
  const id = useId();
  const { data, error, refetch } = useRetention();
  return (
    <section
      aria-labelledby={id}
      className="mx-4 mb-6 flex max-w-3xl flex-col gap-2 rounded-md border border-line bg-surface p-4 text-small md:mx-6"
    >
      <h2 id={id} className="font-semibold font-text text-body tracking-normal">
        {t.title}
      </h2>
      <p className="text-ink-soft">{t.line}</p>
      {!data && !error && <Skeleton className="h-40 rounded-sm" />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3">
          {errorText(error)}
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
      {data && (
        <dl>
          {data.data.map((row) => (
            <Row key={row.what} row={row} />
          ))}
        </dl>
      )}
    </section>
  );
}
