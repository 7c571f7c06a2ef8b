import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShelfThing } from '@zanga/contract/menu/shelf';
import { mostCounted } from '@zanga/domain/catalogue/table/counts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { texts } from '../../base/texts.ts';
import { WholeField } from '../../parts/editing/whole-field.tsx';
import { countPieces } from './shelf-queries.ts';
import { shelfTexts } from './shelf-texts.ts';

const t = shelfTexts.counting;

/** Why a number is refused; undefined for a valid one. */
const problemOf = (pieces: number | null | undefined): string | undefined => {
  if (pieces === null || pieces === undefined) return t.unreadable;
  return pieces > mostCounted ? t.tooMany : undefined;
};

type CountDialogProps = {
  readonly shop: string;
  readonly thing: ShelfThing;
  readonly onClose: () => void;
};

/** Sets the stock of a product in a shop, or ends counting. */
export function CountDialog({ shop, thing, onClose }: CountDialogProps) {
  const queries = useQueryClient();
  const here = thing.count?.here ?? null;
  const [pieces, setPieces] = useState<number | null | undefined>(here);
  const [tried, setTried] = useState(false);
  const problem = problemOf(pieces);
  const { busy, alert, run } = useAction(async (wanted: number | null) => {
    await countPieces(queries, shop, thing, wanted);
    toast({ text: wanted === null ? t.ended(thing.name) : t.saved(thing.name, wanted) });
    onClose();
  });
  const brand = thing.count?.brand ?? null;
  return (
    <FormDialog open onClose={onClose} title={t.title(thing.name)} closeLabel={texts.close}>
      <form
        className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!problem && pieces != null) run(pieces);
        }}
      >
        {here !== null && <p role="status">{t.now(here)}</p>}
        <WholeField
          label={t.pieces}
          hint={t.hint}
          value={pieces ?? null}
          unreadable={t.unreadable}
          error={tried || (pieces ?? 0) > mostCounted ? problem : undefined}
          onChange={setPieces}
        />
        {brand !== null && <p className="text-ink-soft text-small">{t.ofBrand(brand)}</p>}
        {thing.out && <p className="text-ink-soft text-small">{t.alsoOut}</p>}
        <FormAlert text={alert} />
        <div className="flex flex-wrap gap-3">
          <Button size="large" className="grow" type="submit" aria-disabled={busy || undefined}>
            {busy ? texts.sending : t.confirm}
          </Button>
          {here !== null && (
            <Button
              size="large"
              className="grow"
              variant="outline"
              aria-disabled={busy || undefined}
              onClick={() => run(null)}
            >
              {t.end}
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  );
}
