import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { DemoSight } from '@zanga/contract/brand/demo-to-look-at';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { demoQuery } from '../../parts/opening/demo-query.ts';
import { demoTexts as t } from './demo-texts.ts';
import { firstStepsTexts } from './first-steps-texts.ts';
import { InTheWayList } from './in-the-way-list.tsx';
import { ThrowAwayDialog } from './throw-away-dialog.tsx';
import { useDemo } from './use-demo.ts';

type SectionProps = {
  readonly title: string;
  /** Whether it replaced the pressed button, so that it takes the focus. */
  readonly fresh: boolean;
  readonly children: ReactNode;
};

function Section({ title, fresh, children }: SectionProps) {
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const meant = useLocation({ select: ({ hash }) => hash === 'prova' });
  // The section is drawn after the address was read, so the page would stay at its head.
  useEffect(() => {
    if (meant) place.current?.scrollIntoView();
  }, [meant]);
  useEffect(() => {
    if (fresh) heading.current?.focus();
  }, [fresh]);
  return (
    <section
      ref={place}
      id="prova"
      aria-labelledby="demo"
      className="flex scroll-mt-20 flex-col items-start gap-3 rounded-md border border-line border-dashed bg-surface p-4 md:p-5"
    >
      <h2
        ref={heading}
        id="demo"
        tabIndex={-1}
        className="font-semibold font-text text-body tracking-normal outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

type Sighted = {
  readonly sight: DemoSight;
  readonly fresh: boolean;
  readonly onDone: (words: string) => void;
};

/** Offers the demo before the brand has opened. */
function Offer({ fresh, onDone }: Omit<Sighted, 'sight'>) {
  const { busy, alert, set } = useDemo();
  return (
    <Section title={t.offer} fresh={fresh}>
      <p className="text-ink-soft text-small">
        {t.offerLine} {t.offerEnd}
      </p>
      <FormAlert text={alert} />
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={deskButtonStyle()}
        onClick={() => set(true, () => onDone(t.loaded))}
      >
        {busy ? t.loading : t.load}
      </button>
    </Section>
  );
}

/** Lists the invented things, and throws them away. */
function There({ sight: { counts, in_the_way: leaning, changed }, fresh, onDone }: Sighted) {
  const { busy, alert, set } = useDemo();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t.there} fresh={fresh}>
      <p className="text-ink-soft text-small">{t.came(counts)}</p>
      {leaning.length > 0 && (
        <InTheWayList title={t.leaning} things={leaning} say={({ kind, of }) => t.leans[kind](of)} />
      )}
      <div className="flex flex-wrap gap-2">
        <a href="/home" target="_blank" rel="noreferrer" className={deskButtonStyle()}>
          {firstStepsTexts.seeShop}
        </a>
        <button
          type="button"
          disabled={leaning.length > 0}
          className={deskButtonStyle('danger')}
          onClick={() => setAsking(true)}
        >
          {t.throwAway}
        </button>
      </div>
      {asking && (
        <ThrowAwayDialog
          {...{ changed, busy, alert }}
          onThrowAway={() => set(false, () => onDone(t.gone))}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

/** Demo below the steps: offered until the brand has been open once; thrown away here too. */
export function DemoSection() {
  const { data: sight } = useQuery({ ...demoQuery, staleTime: 0 });
  const [fresh, setFresh] = useState(false);
  const onDone = (text: string) => {
    toast({ text });
    setFresh(true);
  };
  if (!sight) return null;
  if (sight.loaded_at !== null) return <There {...{ sight, fresh, onDone }} />;
  return sight.may_load ? <Offer {...{ fresh, onDone }} /> : null;
}
