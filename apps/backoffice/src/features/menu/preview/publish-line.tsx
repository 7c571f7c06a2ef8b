import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { PreviewButton } from '../../../parts/preview/preview-button.tsx';

type PublishLineProps = {
  readonly label: string;
  readonly hint: string;
  readonly published: boolean;
  readonly onPublish: (published: boolean) => void;
  readonly draw: () => Promise<{ readonly html: string }>;
};

/** Publication switch, with a preview of the page. */
export function PublishLine({ label, hint, published, onPublish, draw }: PublishLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <SwitchField label={label} hint={hint} checked={published} onChange={onPublish} />
      <PreviewButton draw={draw} />
    </div>
  );
}
