import { Button } from '@zanga/ui/button.tsx';
import { busyStyle } from '@zanga/ui/button-style.ts';
import { ScooterIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { say } from '../../base/page/say.ts';
import { texts } from '../../base/texts/texts.ts';
import { useChooseWhere } from '../../parts/where/choose-where.ts';
import type { Where } from '../../parts/where/where.ts';
import { whereTexts } from '../../parts/where/where-texts.ts';
import { placeOf } from '../../parts/where/where-words.ts';
import { ChoiceRow } from './choice-row.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { PickupPanel } from './pickup-panel.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { WhenField } from './when-field.tsx';
import { sheetTexts as t } from './where-sheet-texts.ts';

const modes = [
  { mode: 'delivery', icon: ScooterIcon },
  { mode: 'pickup', icon: StoreIcon },
] as const;

function ModeChoice({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  return (
    <fieldset>
      <legend className="sr-only">{t.legend}</legend>
      <div className="flex gap-2">
        {modes.map(({ mode, icon }) => (
          <ChoiceRow
            key={mode}
            group="where-mode"
            icon={icon}
            checked={draft.mode === mode}
            title={whereTexts.modes[mode]}
            onChoose={() => change({ mode, slot: 'asap' })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoosingProps = {
  readonly state: DraftState;
  readonly onKeep: (where: Where) => void;
};

function Choosing({ state, onKeep }: ChoosingProps) {
  const { draft, change, where } = state;
  return (
    <div className="flex flex-1 flex-col gap-5 px-5 pb-5">
      <ModeChoice draft={draft} change={change} />
      {draft.mode === 'delivery' ? (
        <DeliveryPanel state={state} onKeep={onKeep} />
      ) : (
        <PickupPanel state={state} />
      )}
      {where && (
        <WhenField
          key={where.shop?.id}
          where={where}
          zone={state.shop?.zone ?? null}
          onChange={(slot) => change({ slot })}
        />
      )}
    </div>
  );
}

/** The choice, from its beginning whenever the sheet is opened. */
function Body({ onDone }: { readonly onDone: () => void }) {
  const state = useDraft();
  const { choose, busy } = useChooseWhere();
  const { where } = state;
  const keep = (chosen: Where) => {
    const done = () => {
      const how = whereTexts.oneLine[chosen.mode](placeOf(chosen));
      // The header's line shows it.
      say(t.kept(how.charAt(0).toLowerCase() + how.slice(1)));
      onDone();
    };
    if (choose(chosen, done)) done();
  };
  return (
    <div className="group/acts flex min-h-full flex-col">
      <Choosing state={state} onKeep={keep} />
      {where && (
        <div className="sticky bottom-0 border-line group-has-[[data-unsaved]]/acts:hidden border-t bg-raised px-5 pt-3 pb-[max(0.75rem,var(--inset-bottom))]">
          <Button size="large" aria-busy={busy} className={`w-full ${busyStyle}`} onClick={() => keep(where)}>
            {t.confirm}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Sheet for way, place and time of an order; closed without confirming, it changes nothing. */
export default function WhereSheet() {
  const { value, close } = useOverlay('dove');
  const open = value === '1';
  return (
    // Each answer asks for more or less room: the sheet has it from the start.
    <Sheet open={open} onClose={close} title={t.title} showTitle closeLabel={texts.close} tall>
      <Body onDone={close} />
    </Sheet>
  );
}
