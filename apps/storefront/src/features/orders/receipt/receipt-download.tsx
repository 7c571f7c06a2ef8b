import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { type Service, useService } from '../../../base/api/api.tsx';
import { saveFile } from '../../../base/device/save-file.ts';
import { guestToken } from '../../../parts/ordering/guest-orders.ts';
import { receiptTexts as t } from './receipt-texts.ts';

const receiptFile = (service: Service, order: string): Promise<unknown> => {
  const token = guestToken(order);
  return token === undefined
    ? service.api('GET /api/customer/orders/:order/receipt', { params: { order } })
    : service.api('POST /api/orders/:order/receipt', { params: { order }, body: { token } });
};

/** The receipt as a file, to keep or to send on. */
export function ReceiptDownload({ order: { id, number } }: { readonly order: Order }) {
  const service = useService();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    const file = await receiptFile(service, id);
    if (file instanceof Blob) saveFile(t.fileName(number), file);
  });
  return (
    <>
      <Button aria-disabled={busy || undefined} onClick={save}>
        <DownloadIcon size={20} />
        {busy ? t.preparing : t.download}
      </Button>
      <FormAlert text={alert} className="w-full" />
    </>
  );
}
