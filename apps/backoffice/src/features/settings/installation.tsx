import type { Installed } from '@zanga/contract/brand/brand-office';
import { useInstallation } from './settings-queries.ts';
import { installedTexts as t } from './settings-texts.ts';
import { ToldSection } from './told-section.tsx';

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

/** Settings of the environment, shown and never changed here. */
export function Installation() {
  return (
    <ToldSection title={t.title} line={t.line} asked={useInstallation()}>
      {({ data }) => (
        <>
          {data.map((installed) => (
            <Area key={installed.about} installed={installed} />
          ))}
          <div className="flex flex-col gap-1 py-3">
            <dt className="font-semibold">{t.language}</dt>
            <dd>{t.italian}</dd>
          </div>
        </>
      )}
    </ToldSection>
  );
}
