import type { Scan } from '@zanga/contract/ordering/redemptions';
import { Button } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ClockIcon, CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../base/texts.ts';
import { type ScanVerdict, scanVerdict } from './scan-verdict.ts';
import { scannerTexts as t } from './scanner-texts.ts';
import { UndoButton } from './undo-button.tsx';
import type { PastScan, Scanning } from './use-scanning.ts';

/** Colour and icon of each result, told apart from two steps away. */
const looks = {
  done: { ground: 'bg-basil text-on-basil', Icon: CheckIcon },
  used: { ground: 'bg-lemon text-on-lemon', Icon: ClockIcon },
  refused: { ground: 'bg-tomato text-on-tomato', Icon: CloseIcon },
  unknown: { ground: 'bg-tomato text-on-tomato', Icon: WarningIcon },
  undone: { ground: 'bg-majolica text-on-majolica', Icon: CheckIcon },
} satisfies Record<ScanVerdict | 'undone', object>;

type PanelProps = {
  readonly verdict: keyof typeof looks;
  readonly over: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Panel({ verdict, over, title, text, children }: PanelProps) {
  const { ground, Icon } = looks[verdict];
  const place = useRef<HTMLDivElement>(null);
  // Digits typed on a phone leave the page scrolled down: bring the answer into view.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={place}
      className={classNames(
        'relative flex min-h-[max(100%,72dvh)] flex-col items-center gap-3 rounded-lg p-6 text-center lg:min-h-full',
        ground,
      )}
    >
      <div className="my-auto flex flex-col items-center gap-3">
        <span className="grid size-36 place-items-center rounded-full border-6 border-current lg:size-44">
          <Icon className="size-24 stroke-[2.6] lg:size-30" />
        </span>
        <p className="font-semibold uppercase tracking-wide">{over}</p>
        <h2 className="text-balance text-h1">{title}</h2>
        <p className="text-balance text-lead">{text}</p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-center gap-x-6 gap-y-3">{children}</div>
    </div>
  );
}

const overOf = ({ kind }: Scan) => (kind === null ? t.noKind : t.kinds[kind]);

type ScanOutcomeProps = {
  readonly scanning: Scanning;
  readonly onAgain: (code: string) => void;
  readonly onUndo: (told: PastScan) => void;
  readonly onNext: () => void;
};

/** Whether the focus stays in the field for the next code; on a phone the keyboard would hide the answer. */
const writesOn = () =>
  document.activeElement instanceof HTMLInputElement && matchMedia('(pointer: fine)').matches;

/** Own style: the house's button shrinks when pressed, which would cancel a touch anywhere. */
const nextStyle = classNames(
  'min-h-13 min-w-60 rounded-full border-2 border-current px-7 font-semibold text-lead',
  'hover:bg-current/15 active:bg-current/25',
);

type NextProps = {
  readonly words: string;
  /** Whether the whole answer is the button. */
  readonly anywhere?: boolean;
  readonly onNext: () => void;
};

/** Button to the next scan by Enter or touch; a typing person or reader keeps the field focused. */
function Next({ words, anywhere = false, onNext }: NextProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!writesOn()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={classNames(nextStyle, anywhere && 'after:absolute after:inset-0 after:rounded-lg')}
      onClick={onNext}
    >
      {words}
    </button>
  );
}

type ScanAnswerProps = Omit<ScanOutcomeProps, 'scanning' | 'onAgain'> & { readonly told: PastScan };

function ScanAnswer({ told, onUndo, onNext }: ScanAnswerProps) {
  const { scan, undone } = told;
  const verdict = undone ? (undone.done ? 'undone' : 'refused') : scanVerdict(scan);
  const { title, text } = undone ?? scan;
  return (
    <Panel verdict={verdict} over={overOf(scan)} title={title} text={text}>
      <Next words={t.next} anywhere onNext={onNext} />
      {/* Above the button that covers the answer. */}
      <UndoButton told={told} className="relative" onUndo={onUndo} />
    </Panel>
  );
}

function Answer({ scanning, onAgain, onUndo, onNext }: ScanOutcomeProps) {
  if (scanning.state === 'told') return <ScanAnswer told={scanning.told} onUndo={onUndo} onNext={onNext} />;
  if (scanning.state === 'not_undone') {
    const { told, text } = scanning;
    return (
      <Panel verdict="unknown" over={overOf(told.scan)} title={t.notUndone} text={text}>
        <Button variant="inverse" size="large" onClick={() => onUndo(told)}>
          {t.again}
        </Button>
        <Next words={texts.cancel} onNext={onNext} />
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

/** Result of a scan, as large as the screen allows, and announced at once. */
export function ScanOutcome(props: ScanOutcomeProps) {
  return (
    <div role="alert" className="z-10 min-w-0 empty:hidden">
      <Answer {...props} />
    </div>
  );
}
