import { serviceNow } from '@zanga/contract/wire/service-time';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { texts } from '../../../base/texts.ts';
import { ChipChoice } from '../../../parts/chip-choice.tsx';
import { choosePaper, papers, printAlone, useAloneSince, usePaper } from './paper.ts';
import { slipTexts as t } from './slip-texts.ts';

/** Settings of this device's printing. */
export function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const paper = usePaper();
  const alone = useAloneSince() !== null;
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p>{t.line}</p>
        <ChipChoice
          legend={t.paper}
          values={papers}
          chosen={paper}
          words={(one) => t.papers[one]}
          onChoose={choosePaper}
        />
        <SwitchField
          label={t.alone}
          hint={t.aloneHint}
          checked={alone}
          onChange={(on) => printAlone(on, serviceNow())}
        />
      </div>
    </FormDialog>
  );
}
