import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { ProductId } from '@zanga/domain/ids';
import { Button } from '@zanga/ui/button.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import type { SyntheticEvent } from 'react';
import { texts } from '../../../base/texts.ts';
import { ChangeFields } from './change-fields.tsx';
import { ManyRows } from './many-rows.tsx';
import { manyTexts as t } from './many-texts.ts';
import { type Many, useMany } from './use-many.ts';

type ManyDialogProps = {
  readonly products: readonly ProductId[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Preview of the change, and the one button that writes it. */
function Looked({ many }: { readonly many: Many }) {
  const { rows, busy, overtaken, make, leaveOut } = many;
  if (!rows) return null;
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const [changed, refused] = [count('changed'), count('refused')];
  return (
    <>
      {overtaken.length > 0 && <FormAlert text={t.overtaken(overtaken)} />}
      <ManyRows rows={rows} />
      {refused > 0 && (
        <div className="flex flex-col items-start gap-2 rounded-sm bg-sunken p-3 text-small">
          <p>{t.refused}</p>
          {changed > 0 && (
            <button
              type="button"
              aria-disabled={busy || undefined}
              className={deskButtonStyle()}
              onClick={() => !busy && leaveOut()}
            >
              {t.leaveOut(refused)}
            </button>
          )}
        </div>
      )}
      {refused === 0 && changed > 0 && (
        <Button type="button" aria-disabled={busy || undefined} onClick={() => !busy && make()}>
          {busy ? texts.sending : t.apply(changed)}
        </Button>
      )}
    </>
  );
}

/** Changes many products alike, with a preview of each product before anything is written. */
export function ManyDialog({ products, onClose, onDone }: ManyDialogProps) {
  const many = useMany(products, onDone);
  const { draft, change, rows, look, make, busy, alert, unusual } = many;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    look();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title(many.products.length)} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <ChangeFields draft={draft} onChange={change} missing={many.missing} />
        <FormAlert text={unusual ? undefined : alert} />
        {!rows && <SubmitButton busy={busy}>{t.look}</SubmitButton>}
        <Looked many={many} />
      </form>
      <Confirm
        open={unusual}
        title={t.unusual}
        confirm={t.apply(rows?.filter(({ outcome }) => outcome === 'changed').length ?? 0)}
        cancel={t.unusualNo}
        busy={busy}
        alert={alert}
        onConfirm={() => make(true)}
        onClose={many.forgetUnusual}
      >
        {t.unusualLine(rows?.filter((row) => row.unusual).length ?? 0)}
      </Confirm>
    </FormDialog>
  );
}
