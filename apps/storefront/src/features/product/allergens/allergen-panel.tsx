import { Link } from '@tanstack/react-router';
import { allergenNames, presenceNames } from '@zanga/domain/catalogue/italian-names';
import type { Presence } from '@zanga/domain/catalogue/vocabulary';
import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon, InfoIcon, PlusIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';
import { pagePaths } from '../../../base/navigation/page-paths.ts';
import { productTexts as t } from '../product-texts.ts';
import { useAnnouncement } from '../use-announcement.ts';
import type { AllergenSummary, TellAllergen } from './allergen-summary.ts';
import { allergenWords } from './allergen-words.ts';

const looks: Readonly<Record<Presence, { readonly chip: string; readonly icon: ReactNode }>> = {
  contains: {
    chip: 'bg-alarm-wash text-alarm-ink',
    icon: <WarningIcon size={18} className="text-alarm-ink" />,
  },
  may_contain: {
    chip: 'border border-line-strong border-dashed text-ink',
    icon: <InfoIcon size={18} className="text-lemon-ink" />,
  },
};

type ListProps = { readonly presence: Presence; readonly told: readonly TellAllergen[] };

function AllergenList({ presence, told }: ListProps) {
  if (told.length === 0) return null;
  const look = looks[presence];
  return (
    <div>
      <h3 className="flex items-center gap-1.5 pb-2 font-semibold font-text text-small">
        {look.icon}
        {presenceNames[presence]}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {told.map(({ allergen, added }) => (
          <li
            key={allergen}
            className={classNames(
              'inline-flex min-h-8 items-center gap-1 rounded-full px-3 font-semibold text-small',
              added && 'animate-pop',
              look.chip,
            )}
          >
            {added && <PlusIcon size={14} />}
            {allergenNames[allergen]}
            {added && <span className="font-normal text-caption">{t.byChoice}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type VerdictProps = {
  readonly tone: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
};

function Verdict({ tone, icon, title, body }: VerdictProps) {
  return (
    <div className={classNames('flex gap-3 rounded-md p-4', tone)}>
      <span className="shrink-0">{icon}</span>
      <p className="text-small">
        <strong className="block text-body">{title}</strong>
        {body}
      </p>
    </div>
  );
}

function Summary({ summary }: { readonly summary: AllergenSummary }) {
  switch (summary.kind) {
    case 'undeclared':
      return (
        <Verdict
          tone="bg-ink text-canvas"
          icon={<WarningIcon />}
          title={t.undeclaredTitle}
          body={t.undeclaredBody}
        />
      );
    case 'none':
      return (
        <Verdict
          tone="bg-basil-wash text-basil-ink"
          icon={<CheckIcon />}
          title={t.noneTitle}
          body={t.noneBody}
        />
      );
    case 'some':
      return (
        <div className="flex flex-col gap-4">
          <AllergenList presence="contains" told={summary.contains} />
          <AllergenList presence="may_contain" told={summary.mayContain} />
        </div>
      );
  }
}

type AllergenPanelProps = { readonly summary: AllergenSummary; readonly headingId: string };

/** Allergens, which the law requires before buying; they follow the chosen options. */
export function AllergenPanel({ summary, headingId }: AllergenPanelProps) {
  const announcement = useAnnouncement(t.allergensNow(allergenWords(summary)));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-3 text-h3">
        {t.allergens}
      </h2>
      <Summary summary={summary} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Link
        to={pagePaths.content('allergens')}
        className="inline-flex min-h-11 items-center pt-1 text-ink-soft text-small underline underline-offset-4"
      >
        {t.allergensMore}
      </Link>
    </section>
  );
}
