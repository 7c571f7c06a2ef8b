import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { useCodesChanged } from './codes-queries.ts';
import { codesTexts as t } from './codes-texts.ts';

type WithdrawButtonProps = {
  readonly coupon: string;
  readonly words: {
    readonly label: string;
    readonly title: string;
    readonly line: string;
    readonly done: string;
  };
  /** Visible text, when the accessible label says more. */
  readonly short?: string;
  readonly withdraw: () => Promise<unknown>;
};

/** Withdraws a code, or the unused rest of a drawing, after a confirmation. */
export function WithdrawButton({ coupon, words, short, withdraw }: WithdrawButtonProps) {
  const [asked, setAsked] = useState(false);
  const { busy, alert, change } = useChange();
  const changed = useCodesChanged(coupon);
  const confirmed = () =>
    change(
      async () => {
        await withdraw();
        await changed();
      },
      () => {
        setAsked(false);
        toast({ text: words.done });
      },
    );
  return (
    <>
      <button
        type="button"
        aria-label={words.label}
        className={deskButtonStyle('danger')}
        onClick={() => setAsked(true)}
      >
        {short ?? words.label}
      </button>
      <Confirm
        open={asked}
        title={words.title}
        confirm={t.withdraw}
        cancel={t.keep}
        busy={busy}
        alert={alert}
        onConfirm={confirmed}
        onClose={() => setAsked(false)}
      >
        {words.line}
      </Confirm>
    </>
  );
}
