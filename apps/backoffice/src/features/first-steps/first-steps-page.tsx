import { useQuery } from '@tanstack/react-query';
import type { Opening } from '@zanga/contract/brand/brand-opening';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShops } from '../../parts/frame/use-shop.ts';
import { openingQuery } from '../../parts/opening/opening-query.ts';
import { DemoSection } from './demo-section.tsx';
import { firstStepsTexts as t } from './first-steps-texts.ts';
import { Further } from './further.tsx';
import { OpeningSwitch } from './opening-switch.tsx';
import { StepItem } from './step-item.tsx';

function Steps({ opening }: { readonly opening: Opening }) {
  const mayEdit = useMay('brand.edit');
  const { steps } = opening;
  const shops = useShops().data?.data ?? [];
  const only = shops.length === 1 ? shops[0]?.id : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4 md:p-6">
      <p className="font-medium text-small">
        {t.count(steps.filter(({ done }) => done).length, steps.length)}
      </p>
      <ol aria-label={t.list} className="rounded-md border border-line bg-surface">
        {steps.map((step, at) => (
          <StepItem key={step.name} step={step} place={at + 1} only={only}>
            {step.name === 'open' && mayEdit && <OpeningSwitch opening={opening} />}
          </StepItem>
        ))}
      </ol>
      {!opening.open && <p className="text-caption text-ink-soft">{t.seeShopLine}</p>}
      {mayEdit && <DemoSection />}
      <Further />
    </div>
  );
}

/** Steps from an empty brand to an open one, worked out from the data. */
export function FirstStepsPage() {
  const query = useQuery({ ...openingQuery, staleTime: 0 });
  return (
    <div className="min-h-0 min-w-0 flex-1">
      <PageHeader title={t.title} line={t.line}>
        <a href="/home" target="_blank" rel="noreferrer" className={deskButtonStyle()}>
          {t.seeShop}
        </a>
      </PageHeader>
      <Loaded query={query}>{(opening) => <Steps opening={opening} />}</Loaded>
    </div>
  );
}
