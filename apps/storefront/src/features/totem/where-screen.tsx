import { TotemFrame } from './totem-frame.tsx';
import type { TotemState } from './totem-state.ts';
import { totemTexts as t } from './totem-texts.ts';

type BigChoiceProps = { readonly title: string; readonly line: string; readonly onClick: () => void };

/** An answer as large as a tray. */
export function BigChoice({ title, line, onClick }: BigChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-40 flex-1 flex-col items-center justify-center gap-3 rounded-lg border-2 border-line bg-surface p-6 md:min-h-56 md:p-8 text-center shadow-card transition duration-150 ease-out active:scale-97 active:border-tomato"
    >
      <span className="font-bold font-display text-h1">{title}</span>
      <span className="text-h4 text-ink-soft">{line}</span>
    </button>
  );
}

type WhereScreenProps = {
  readonly onChosen: (mode: TotemState['mode']) => void;
  readonly onRestart: () => void;
};

/** Here or away: drinks are taxed by it, and bags are. */
export function WhereScreen({ onChosen, onRestart }: WhereScreenProps) {
  return (
    <TotemFrame centred title={t.where} onRestart={onRestart}>
      <div className="mx-auto flex flex-col gap-6 landscape:flex-row">
        <BigChoice title={t.here} line={t.hereLine} onClick={() => onChosen('onshop')} />
        <BigChoice title={t.away} line={t.awayLine} onClick={() => onChosen('pickup')} />
      </div>
    </TotemFrame>
  );
}
