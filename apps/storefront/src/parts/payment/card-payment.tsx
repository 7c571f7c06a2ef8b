import { useQuery } from '@tanstack/react-query';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { dismissToast, toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { useNames } from '../../base/api/names.ts';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { CardForm } from './card-form.tsx';
import type { CardFormHandle, CardPaymentHandle, WalletUse } from './card-form-port.ts';
import { cardName } from './card-names.ts';
import { CardPicker } from './card-picker.tsx';
import { paymentSettingsQuery } from './payment-queries.ts';
import { paymentTexts as t } from './payment-texts.ts';
import { refusedToast } from './refused-toast.ts';
import { settle } from './settle.ts';
import { useCardChoice } from './use-card-choice.ts';

type CardPaymentProps = {
  readonly ref: Ref<CardPaymentHandle>;
  /** A signed-in person, who may use and store cards. */
  readonly customer: boolean;
  /** Amount of the charge; wallets show it before the order exists. */
  readonly amountCents: number;
  /** Held now and captured later, or charged at once. */
  readonly capture?: 'automatic' | 'manual';
  /** Renewals need the card: it is always stored, and the page says so instead of asking. */
  readonly keep?: boolean;
  /** Preselects the latest saved card; false makes the person choose. */
  readonly preselect?: boolean;
  /** Shows only errors and required fields: the chosen card stands elsewhere. */
  readonly folded?: boolean;
  /** Reports the name of the chosen saved card; undefined for a new one. */
  readonly onCard?: (name: string | undefined) => void;
  /** Also offers Apple Pay and Google Pay. */
  readonly wallet?: WalletUse;
};

/** Payment by card: saved ones, or a new one in the provider's own fields. */
export function CardPayment(props: CardPaymentProps) {
  const { ref, customer, keep = false, preselect = true, folded = false, onCard } = props;
  const service = useService();
  const settings = useQuery(paymentSettingsQuery(service));
  const { id, cards, isLoading, choice, choose, require, error } = useCardChoice({ customer, preselect });
  const [save, setSave] = useState(false);
  const [alert, setAlert] = useState<string>();
  const till = useRef<CardFormHandle>(null);
  const saved = cards.find((card) => card.id === choice);
  const name = saved && cardName(saved);
  useEffect(() => onCard?.(name), [onCard, name]);

  useImperativeHandle(ref, () => ({
    check: async (charge) => {
      setAlert(undefined);
      // The earlier refusal's toast would cover the bank's page.
      dismissToast(refusedToast);
      if (till.current?.byWallet() && (await till.current.check(charge)))
        return { method: 'new', save: false };
      if (!require() || choice === undefined || !till.current) return undefined;
      if (choice === 'new' && !(await till.current.check(charge))) return undefined;
      return { method: choice, save: keep || (customer && save && choice === 'new') };
    },
    confirm: async (clientSecret) => {
      const done = await till.current?.confirm(clientSecret, choice === 'new');
      if (done?.confirmed === 'away') return { outcome: 'away' };
      // An immediate refusal is settled too, so that the order learns of it.
      const settled = await settle(service, clientSecret);
      const refused = done?.confirmed === 'refused' && settled.outcome === 'refused';
      const outcome = refused ? { ...settled, message: done.message } : settled;
      if (outcome.outcome === 'refused') {
        setAlert(outcome.message);
        toast({ text: outcome.message, tone: 'problem', name: refusedToast });
      }
      return outcome;
    },
  }));

  if (settings.error)
    return <LoadingProblem error={settings.error} onRetry={() => void settings.refetch()} />;
  if (!settings.data || isLoading) return <Skeleton className="h-56 rounded-md" />;
  if (settings.data.provider === 'none') return <FormAlert text={t.closed} />;
  return (
    <div className="flex flex-col gap-4">
      {cards.length > 0 && !folded && <CardPicker {...{ id, cards, choice, error }} onChoose={choose} />}
      <div>
        <CardForm
          {...props}
          ref={till}
          settings={settings.data}
          isNew={choice === 'new'}
          save={save || keep}
        />
        {choice === 'new' && customer && <KeepCard keep={keep} save={save} onSave={setSave} />}
      </div>
      <FormAlert text={alert} />
    </div>
  );
}

type KeepCardProps = {
  readonly keep: boolean;
  readonly save: boolean;
  readonly onSave: (save: boolean) => void;
};

/** Asks whether to store a new card. */
function KeepCard({ keep, save, onSave }: KeepCardProps) {
  const names = useNames();
  if (keep) return <p className="pt-3 text-ink-soft text-small">{t.kept}</p>;
  return (
    <CheckboxField
      className="pt-3"
      checked={save}
      hint={t.saveHint(names)}
      onChange={(event) => onSave(event.currentTarget.checked)}
    >
      {t.save}
    </CheckboxField>
  );
}
