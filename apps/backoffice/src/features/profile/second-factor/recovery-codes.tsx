import { Button } from '@zanga/ui/button.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { texts } from '../../../base/texts.ts';
import { factorTexts } from './factor-texts.ts';

const t = factorTexts.codes;

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Recovery codes, shown once, to copy or print. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ text: t.copied }),
      () => toast({ text: t.notCopied }),
    );
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p className="text-ink-soft">{t.line}</p>
        <ul
          aria-label={t.label}
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-semibold"
        >
          {codes.map((code) => (
            <li key={code} className="select-all font-mono tracking-wider">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          <button type="button" className={deskButtonStyle()} onClick={copy}>
            {t.copy}
          </button>
          <button type="button" className={deskButtonStyle()} onClick={() => print()}>
            {t.print}
          </button>
        </div>
        <Button className="print:hidden" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </FormDialog>
  );
}
