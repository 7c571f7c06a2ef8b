import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type Ref, useEffect, useImperativeHandle, useReducer, useRef } from 'react';
import { noteInLog } from '../../../base/device/device-log.ts';
import { platform } from '../../../base/device/platform.ts';
import type { CardFormHandle, WalletUse } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { afterWallet, noWalletYet, type WalletEvent, type WalletState } from '../wallet/wallet-events.ts';
import { WalletPlace } from '../wallet/wallet-place.tsx';
import { openPayments, payByCard, payByWallet } from './native-pay.ts';
import { paySaved } from './native-pay-saved.ts';

type NativeTillProps = {
  readonly ref: Ref<CardFormHandle>;
  readonly publishableKey: NonNullable<PaymentSettings['publishable_key']>;
  /** Null where a card is only stored, and no payment is made. */
  readonly amountCents: number | null;
  readonly isNew: boolean;
  readonly wallet: WalletUse | undefined;
};

/** Safari draws Apple's wallet button itself. */
const applesOwn = { WebkitAppearance: '-apple-pay-button' } as const;

type WalletButtonProps = { readonly state: WalletState; readonly onPress: () => void };

/** The phone's own wallet, above the cards. */
function WalletButton({ state, onPress }: WalletButtonProps) {
  return (
    <div className="pb-4">
      <Button
        className="w-full"
        style={platform === 'ios' ? applesOwn : undefined}
        aria-disabled={state.phase === 'paying' || undefined}
        onClick={onPress}
      >
        {platform === 'ios' ? t.applePay : t.googlePay}
      </Button>
      <FormAlert text={state.message} className="pt-3" />
      <p className="pt-4 text-center text-ink-soft text-small">{t.orCard}</p>
    </div>
  );
}

const place = () => location.pathname + location.search;

const leaveFor = (address: string) => location.assign(address);

/** Stripe in the app (NAT-2): the phone's wallet, Stripe's own sheet for a new card, saved cards. */
export default function NativeCardForm({ ref, publishableKey, amountCents, isNew, wallet }: NativeTillProps) {
  const [state, tellWallet] = useReducer(afterWallet, noWalletYet);
  const byWallet = useRef(false);

  const hear = (event: WalletEvent) => {
    noteInLog('wallet', event.type);
    tellWallet(event);
  };
  const tell = useRef(hear);
  tell.current = hear;

  useEffect(() => {
    openPayments(publishableKey).then(
      (offered) => tell.current({ type: 'loaded', offered }),
      () => tell.current({ type: 'failed_to_load' }),
    );
  }, [publishableKey]);

  useImperativeHandle(ref, () => ({
    byWallet: () => byWallet.current,
    // The sheets themselves ask for missing fields.
    check: async () => true,
    confirm: async (clientSecret, withNew) => {
      if (byWallet.current && amountCents !== null)
        return payByWallet({ clientSecret, amountCents, goesTo: wallet?.goesTo ?? [] }, hear);
      if (withNew) return payByCard(clientSecret);
      return paySaved({ clientSecret, publishableKey, place: place() }, leaveFor);
    },
  }));

  const press = async () => {
    if (byWallet.current || !(await wallet?.ready())) return;
    byWallet.current = true;
    // The page's steps until `pay` resolves belong to the wallet.
    await wallet?.pay().finally(() => {
      byWallet.current = false;
    });
  };
  const there = wallet && amountCents !== null && (state.phase === 'offered' || state.phase === 'paying');
  return (
    <>
      {there && (
        <WalletPlace place={wallet.place}>
          <WalletButton state={state} onPress={() => void press()} />
        </WalletPlace>
      )}
      {isNew && <p className="rounded-md bg-sunken px-4 py-3 text-small">{t.cardSheet}</p>}
    </>
  );
}
