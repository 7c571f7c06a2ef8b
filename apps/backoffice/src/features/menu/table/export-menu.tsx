import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { saveFile } from '@zanga/ui/table/csv.ts';
import { texts } from '../../../base/texts.ts';
import { type MenuParams, menuQuery } from '../menu-params.ts';
import { exportFile } from './table-queries.ts';
import { tableTexts as t } from './table-texts.ts';

type ExportMenuProps = { readonly format: 'csv' | 'json'; readonly params: MenuParams };

/** Downloads the menu as a file that can be imported again. */
export function ExportMenu({ format, params }: ExportMenuProps) {
  const { busy, once } = useOnce();
  const save = () =>
    once(async () => {
      try {
        saveFile(`menu.${format}`, await exportFile(format, menuQuery(params)));
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
      {busy ? texts.sending : format === 'csv' ? t.exportCsv : t.exportJson}
    </button>
  );
}
