import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Installed } from '@zanga/contract/brand/brand-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useId } from 'react';
import { texts } from '../../base/texts.ts';
import { useInstallation } from './settings-queries.ts';
import { installedTexts as t } from './settings-texts.ts';

const byText = ({ about, by }: Installed): string =>
  (by === 'embedded' ? t.embedded[about] : undefined) ?? t.by[by] ?? by;

function Area({ installed }: { readonly installed: Installed }) {
  return (
    <div className="flex flex-col gap-1 border-line border-b py-3 last:border-b-0">
      <dt className="font-semibold">{t.about[installed.about]}</dt>
      <dd className="wrap-anywhere">{byText(installed)}</dd>
      {installed.settings.map(({ name, present, value }) => (
        <dd key={name} className="flex flex-wrap gap-x-2 text-caption text-ink-soft">
          <code>{name}</code>
          <span className="wrap-anywhere">{value ?? (present ? t.present : t.absent)}</span>
        </dd>
      ))}
    </div>
  );
}

/** What the environment of the installation decides, and that it is not changed here. */
export function Installation() {
  const id = useId();
  const { data, error, refetch } = useInstallation();
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
          {data.data.map((installed) => (
            <Area key={installed.about} installed={installed} />
          ))}
          <div className="flex flex-col gap-1 py-3">
            <dt className="font-semibold">{t.language}</dt>
            <dd>{t.italian}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
