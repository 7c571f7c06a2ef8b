import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { mostCodesAtOnce } from '@zanga/domain/coupons/drawn-codes';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { WholeField } from '../../../parts/editing/whole-field.tsx';
import { useCodesChanged } from './codes-queries.ts';
import { codesTexts } from './codes-texts.ts';

const t = codesTexts.dialog;

type DrawDialogProps = {
  readonly coupon: string;
  readonly onClose: () => void;
  readonly onDrawn: (drawing: string) => void;
};

type NewDrawing = { readonly count: number; readonly prefix: string; readonly note: string };

/** Draws codes; a request sent twice draws once. */
const useDrawing = ({ coupon, onDrawn }: Omit<DrawDialogProps, 'onClose'>) => {
  const [key] = useState(() => crypto.randomUUID());
  const { change, ...state } = useChange();
  const changed = useCodesChanged(coupon);
  const draw = (wanted: NewDrawing) =>
    change(
      async () => {
        const { id, codes } = await service.api('POST /api/backoffice/coupons/:coupon/drawings', {
          params: { coupon },
          body: { key, ...wanted },
        });
        await changed();
        toast({ text: t.created(codes) });
        onDrawn(id);
      },
      () => undefined,
    );
  return { ...state, draw };
};

const fits = (count: number | null | undefined): count is number =>
  typeof count === 'number' && count >= 1 && count <= mostCodesAtOnce;

/** Asks for the number of codes, and draws them. */
export function DrawDialog({ coupon, onClose, onDrawn }: DrawDialogProps) {
  const [count, setCount] = useState<number | null | undefined>(100);
  const [prefix, setPrefix] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, alert, fields, draw } = useDrawing({ coupon, onDrawn });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(!fits(count));
    if (fits(count)) draw({ count, prefix, note });
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <WholeField
          label={t.count}
          hint={t.countHint}
          value={count ?? null}
          unreadable={t.countUnreadable}
          onChange={setCount}
          error={wrong ? t.countUnreadable : fields.count?.[0]}
        />
        <TextField
          label={t.prefix}
          hint={t.prefixHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={prefix}
          onChange={({ target }) => setPrefix(target.value)}
          error={fields.prefix?.[0]}
        />
        <TextField
          label={t.note}
          hint={t.noteHint}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={fields.note?.[0]}
        />
        <SubmitButton busy={busy}>{t.create}</SubmitButton>
      </form>
    </FormDialog>
  );
}
