import type { Cart } from '@zanga/contract/ordering/carts';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { useCallback } from 'react';
import { texts } from '../../../base/texts/texts.ts';
import { CaptchaProof } from './captcha-proof.tsx';
import { CodeProof } from './code-proof.tsx';
import type { ProofKind } from './proof-needed.ts';
import { proofTexts } from './proof-texts.ts';

type ProofDialogProps = {
  readonly kind: ProofKind;
  readonly cart: Cart;
  readonly telephone: string;
  /** Sends the order again, with a captcha where one was solved. */
  readonly onProven: (captcha?: string) => void;
  readonly onClose: () => void;
  readonly onChangeNumber: () => void;
};

/** Asks for the proof an order needs before the shop gets it; closing it leaves the cart as it is. */
export default function ProofDialog(props: ProofDialogProps) {
  const { kind, cart, telephone, onProven, onClose, onChangeNumber } = props;
  const proven = useCallback(() => onProven(), [onProven]);
  return (
    <FormDialog open onClose={onClose} title={proofTexts[kind].title} closeLabel={texts.close}>
      <div className="overflow-y-auto p-5 md:p-7">
        {kind === 'captcha' ? (
          <CaptchaProof onProven={onProven} />
        ) : (
          <CodeProof cart={cart} telephone={telephone} onProven={proven} onChangeNumber={onChangeNumber} />
        )}
      </div>
    </FormDialog>
  );
}
