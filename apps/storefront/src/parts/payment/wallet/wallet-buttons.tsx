import type { StripeElements } from '@stripe/stripe-js';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useEffect, useRef } from 'react';
import { paymentTexts as t } from '../payment-texts.ts';
import type { WalletState } from './wallet-events.ts';
import { listenToWallet, type WalletTold } from './wallet-listen.ts';

type WalletButtonsProps = WalletTold & {
  readonly elements: StripeElements;
  readonly state: WalletState;
};

/** Apple Pay and Google Pay, where the browser has one. */
export function WalletButtons({ elements, state, ...told }: WalletButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(told);
  now.current = told;
  useEffect(() => {
    if (!place.current) return;
    return listenToWallet(elements, place.current, () => now.current);
  }, [elements]);
  const there = state.phase === 'offered' || state.phase === 'paying';
  return (
    <div className={there ? 'pb-4' : 'absolute opacity-0'} inert={!there}>
      <div ref={place} />
      <FormAlert text={state.message} className="pt-3" />
      {there && <p className="pt-4 text-center text-ink-soft text-small">{t.orCard}</p>}
    </div>
  );
}
