import type { BoardOrder } from '@zanga/contract/ordering/board';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { texts } from '../../../base/texts.ts';
import { OrderItems } from './order-items.tsx';
import { RejectForm } from './reject-form.tsx';

type RejectDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

/** Dialog to reject an order, from its card or its page. */
export function RejectDialog({ order, onClose, onMoved }: RejectDialogProps) {
  const moved = (after: BoardOrder) => {
    onMoved(after);
    onClose();
  };
  return (
    <FormDialog open onClose={onClose} title={order.number} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <OrderItems items={order.items} />
        <RejectForm order={order} onCancel={onClose} onMoved={moved} />
      </div>
    </FormDialog>
  );
}
