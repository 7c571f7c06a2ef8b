import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { Button } from '@zanga/ui/button.tsx';

type SectionButtonsProps = {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly save?: string;
};

/** Buttons at the end of a section's form. */
export function SectionButtons({ busy, onCancel, save = formTexts.save }: SectionButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 pt-1">
      <SubmitButton busy={busy}>{save}</SubmitButton>
      <Button variant="outline" onClick={onCancel}>
        {formTexts.cancel}
      </Button>
    </div>
  );
}
