import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { saveFile } from '@zanga/ui/table/csv.ts';
import { texts } from '../../../base/texts.ts';
import { exportFile } from './codes-queries.ts';
import { codesTexts as t } from './codes-texts.ts';

type ExportCodesProps = { readonly coupon: string; readonly drawing: string | undefined };

/** Downloads codes as a file for a printer's shop. */
export function ExportCodes({ coupon, drawing }: ExportCodesProps) {
  const { busy, once } = useOnce();
  const save = () =>
    once(async () => {
      try {
        saveFile('codici.csv', await exportFile(coupon, drawing));
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
      {busy ? texts.sending : t.export}
    </button>
  );
}
