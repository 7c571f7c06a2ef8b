import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { texts } from '../../base/texts.ts';
import { ChipChoice } from '../../parts/chip-choice.tsx';
import { atTime, FreeTime, freeTimeTexts, momentOf, type TypedTime } from '../../parts/until/free-time.tsx';
import { markThing, reachQuery } from './shelf-queries.ts';
import { shelfTexts } from './shelf-texts.ts';

const t = shelfTexts.dialog;

/** Lengths of a mark: the next opening, minutes, a time, or until staff remove it. */
const lengths = ['opening', 60, 120, atTime, 'for_good'] as const;
type Length = (typeof lengths)[number];

/** Few names, so that the choice below stays in view. */
const shownAtFirst = 12;

function Dishes({ names }: { readonly names: readonly string[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? names : names.slice(0, shownAtFirst);
  const rest = names.length - shown.length;
  return (
    <p>
      {shown.join(', ')}
      {rest > 0 && (
        <>
          {' '}
          <button type="button" className="tap underline underline-offset-4" onClick={() => setAll(true)}>
            {t.others(rest)}
          </button>
        </>
      )}
    </p>
  );
}

function Reach({ shop, thing }: { readonly shop: string; readonly thing: ShelfThing }) {
  const { data, error } = useQuery(reachQuery(shop, thing));
  if (error) return <FormAlert text={errorText(error)} />;
  if (!data) return <p className="text-ink-soft">{t.looking}</p>;
  return (
    <div className="rounded-md bg-sunken p-4 wrap-anywhere" role="status">
      {thing.kind === 'choice' ? (
        <p>{t.onlyChoice}</p>
      ) : (
        <>
          <p className="font-semibold">{t.sellsOut(data.dishes.length)}</p>
          <Dishes names={data.dishes} />
        </>
      )}
      {thing.kind === 'ingredient' && data.choices.length > 0 && (
        <p className="pt-2">
          {t.choices(data.choices.length)} {data.choices.map(({ name }) => name).join(', ')}
        </p>
      )}
      {thing.kind === 'ingredient' && data.dishes.length > 0 && (
        <p className="pt-2 text-ink-soft text-small">{t.evenWithout}</p>
      )}
    </div>
  );
}

/** End of a mark; undefined while the time is missing. */
const endOf = (
  length: Length,
  { nextOpening, typed }: { readonly nextOpening: string; readonly typed: TypedTime },
): Date | 'for_good' | undefined => {
  if (length === 'for_good') return length;
  if (length === 'opening') return new Date(nextOpening);
  if (length === atTime) return momentOf(typed, serviceNow());
  return new Date(serviceNow().getTime() + length * 60_000);
};

type MarkDialogProps = {
  readonly shop: string;
  readonly thing: ShelfThing;
  readonly nextOpening: string;
  readonly onClose: () => void;
};

/** Marks a thing sold out: shows every dish that goes with it first, and asks for how long. */
export function MarkDialog({ shop, thing, nextOpening, onClose }: MarkDialogProps) {
  const queries = useQueryClient();
  const [length, setLength] = useState<Length>('opening');
  const [typed, setTyped] = useState<TypedTime>(null);
  const [missing, setMissing] = useState(false);
  const words = (one: Length) => {
    if (one === 'opening') return t.untilOpening(atMoment(new Date(nextOpening), serviceNow()));
    if (one === atTime) return freeTimeTexts.choice;
    return one === 'for_good' ? t.forGood : t.for(one);
  };
  const { busy, alert, run } = useAction(async () => {
    const until = endOf(length, { nextOpening, typed });
    setMissing(until === undefined);
    if (until === undefined) return;
    await markThing(queries, shop, thing, until);
    toast({ text: shelfTexts.isOut(thing.name) });
    onClose();
  });
  return (
    <FormDialog open onClose={onClose} title={t.title(thing.name)} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <Reach shop={shop} thing={thing} />
        <ChipChoice legend={t.howLong} values={lengths} chosen={length} words={words} onChoose={setLength} />
        {length === atTime && (
          <FreeTime typed={typed} now={serviceNow()} missing={missing} onChange={setTyped} />
        )}
        <FormAlert text={alert} />
        <Button size="large" aria-disabled={busy || undefined} onClick={() => run()}>
          {busy ? texts.sending : t.confirm}
        </Button>
      </div>
    </FormDialog>
  );
}
