import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { texts } from '../../../base/texts.ts';
import { CollectForm, type Owing } from './collect-form.tsx';
import { tillTexts as t } from './till-texts.ts';

type CollectDialogProps = {
  readonly owing: Owing;
  /** The number of the order, or the name of the table. */
  readonly what: string;
  readonly onDone: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
};

/** Dialog to collect money: before an order is handed over, or a table is closed. */
export function CollectDialog({ owing, what, onDone, onClose }: CollectDialogProps) {
  const done = async () => {
    onClose();
    await onDone();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title(what)} closeLabel={texts.close}>
      <div className="overflow-y-auto p-5 md:p-7">
        <CollectForm owing={owing} onDone={done} onCancel={onClose} />
      </div>
    </FormDialog>
  );
}
