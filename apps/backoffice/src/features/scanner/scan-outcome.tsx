import type { Scan } from '@zanga/contract/redemptions';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { ClockIcon, CloseIcon } from '@zanga/ui/icons.tsx';
import { CheckIcon, WarningIcon } from '@zanga/ui/panel-icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../shared/texts.ts';
import { type ScanVerdict, scanVerdict } from './scan-verdict.ts';
import { scannerTexts as t } from './scanner-texts.ts';
import type { Scanning } from './use-scanning.ts';

/** Told apart by colour and by picture: somebody looks from two steps away. */
const looks = {
  done: { ground: 'bg-basil text-on-basil', Icon: CheckIcon },
  used: { ground: 'bg-lemon text-on-lemon', Icon: ClockIcon },
  refused: { ground: 'bg-tomato text-on-tomato', Icon: CloseIcon },
  unknown: { ground: 'bg-tomato text-on-tomato', Icon: WarningIcon },
} satisfies Record<ScanVerdict, object>;

type PanelProps = {
  readonly verdict: ScanVerdict;
  readonly over: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Panel({ verdict, over, title, text, children }: PanelProps) {
  const { ground, Icon } = looks[verdict];
  return (
    <div
      className={classNames('flex min-h-full flex-col items-center gap-3 rounded-lg p-6 text-center', ground)}
    >
      <div className="my-auto flex flex-col items-center gap-3">
        <span className="grid size-24 place-items-center rounded-full border-4 border-current">
          <Icon size={64} strokeWidth={2.4} />
        </span>
        <p className="font-semibold text-small uppercase tracking-wide">{over}</p>
        <h2 className="text-balance text-h1">{title}</h2>
        <p className="text-balance text-lead">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

const overOf = ({ kind }: Scan) => (kind === null ? t.noKind : t.kinds[kind]);

type ScanOutcomeProps = {
  readonly scanning: Scanning;
  readonly onAgain: (code: string) => void;
  readonly onNext: () => void;
};

/** Whoever scans goes on with Enter; who types, or whose reader types, stays in the field. */
function Next({ words, onNext }: { readonly words: string; readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} variant="inverse" size="large" onClick={onNext}>
      {words}
    </Button>
  );
}

function Answer({ scanning, onAgain, onNext }: ScanOutcomeProps) {
  if (scanning.state === 'told') {
    const { scan } = scanning;
    return (
      <Panel verdict={scanVerdict(scan)} over={overOf(scan)} title={scan.title} text={scan.text}>
        <Next words={t.next} onNext={onNext} />
      </Panel>
    );
  }
  if (scanning.state !== 'failed') return null;
  const { code, text, unheard } = scanning;
  return (
    <Panel verdict="unknown" over={t.noKind} title={t.failed} text={unheard ? t.unheard : text}>
      <Button variant="inverse" size="large" onClick={() => onAgain(code)}>
        {t.again}
      </Button>
      <Next words={texts.cancel} onNext={onNext} />
    </Panel>
  );
}

/** What became of a code, as large as the screen lets it, and read aloud at once. */
export function ScanOutcome(props: ScanOutcomeProps) {
  return (
    <div role="alert" className="z-10 min-w-0 empty:hidden">
      <Answer {...props} />
    </div>
  );
}
