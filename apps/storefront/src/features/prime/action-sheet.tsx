import { Button } from '@zanga/ui/button.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { texts } from '../../base/texts/texts.ts';

type ActionSheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly line: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks once more, from the foot of the screen, before something ends (PRM-6). */
export function ActionSheet({ open, title, line, yes, no, onYes, onClose }: ActionSheetProps) {
  const confirm = () => {
    onClose();
    onYes();
  };
  return (
    <Sheet open={open} onClose={onClose} title={title} showTitle over closeLabel={texts.close}>
      <div className="flex flex-col gap-3 px-5 pb-6">
        <p className="pb-2 text-ink-soft">{line}</p>
        <Button onClick={confirm}>{yes}</Button>
        <Button variant="outline" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Sheet>
  );
}
