import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { saveFile } from '@zanga/ui/table/csv.ts';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useMay } from '../../../base/user.ts';
import { listTexts } from '../../../parts/list/list-texts.ts';
import type { soughtBy } from './archive-params.ts';
import { archiveTexts as t } from './archive-texts.ts';

/** Downloads the filtered orders as a file, with the right to export names and telephones. */
export function ExportOrders({ query }: { readonly query: ReturnType<typeof soughtBy> }) {
  const { busy, once } = useOnce();
  if (!useMay('orders.export')) return null;
  const save = () =>
    once(async () => {
      try {
        const file: unknown = await service.api('GET /api/backoffice/orders/export', { query });
        if (file instanceof Blob) saveFile('ordini.csv', file);
        toast({ text: t.exported });
      } catch (error) {
        toast({ text: errorText(error), tone: 'problem' });
      }
    });
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={deskButtonStyle()}
      onClick={() => void save()}
    >
      <DownloadIcon size={16} />
      {busy ? texts.sending : listTexts.export}
    </button>
  );
}
