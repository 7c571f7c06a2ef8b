import { Button } from './button.tsx';

type FormButtonsProps = {
  readonly busy: boolean;
  /** Label of the first button; `sending` replaces it while the form is sent. */
  readonly submit: string;
  readonly sending: string;
  readonly cancel: string;
  readonly onCancel: () => void;
};

/** Buttons at the end of a form: confirm or cancel. */
export function FormButtons({ busy, submit, sending, cancel, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" aria-disabled={busy || undefined}>
        {busy ? sending : submit}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
