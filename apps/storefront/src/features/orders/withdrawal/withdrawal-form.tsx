import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { Button } from '@zanga/ui/button.tsx';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { orderingTexts } from '../../../parts/ordering/ordering-texts.ts';
import { withdrawalTexts as t } from './withdrawal-texts.ts';

type Item = Order['items'][number];

const named = ({ qty, product }: Item) => `${orderingTexts.pieces(qty)} ${product.name}`;

/** Moves the focus to the new step's heading, so that screen readers announce it. */
const useArrival = (): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return title;
};

type ChoosingProps = {
  readonly items: readonly Item[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  readonly onGoOn: () => void;
};

function Choosing({ items, chosen, onToggle, onGoOn }: ChoosingProps) {
  const title = useArrival();
  const [missing, setMissing] = useState(false);
  const exempt = items.filter(({ withdrawable }) => !withdrawable);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-h4 outline-none">
        {t.choose}
      </h3>
      <p className="text-small">{t.chooseBody}</p>
      <div>
        {items
          .filter(({ withdrawable }) => withdrawable)
          .map((item) => (
            <CheckboxField
              key={item.id}
              checked={chosen.has(item.id)}
              onChange={() => onToggle(item.id)}
              name="recesso"
            >
              {named(item)}
            </CheckboxField>
          ))}
      </div>
      {exempt.length > 0 && (
        <div className="rounded-md bg-sunken p-4 text-small">
          <p className="font-semibold">{t.exempt}</p>
          <ul className="list-disc py-1 ps-5">
            {exempt.map((item) => (
              <li key={item.id}>{named(item)}</li>
            ))}
          </ul>
          <p className="text-ink-soft">{t.exemptWhy}</p>
        </div>
      )}
      <FormAlert text={missing && chosen.size === 0 && t.none} />
      <Button onClick={() => (chosen.size > 0 ? onGoOn() : setMissing(true))}>{t.review}</Button>
    </>
  );
}

type ConfirmingProps = {
  readonly items: readonly Item[];
  readonly onBack: () => void;
  readonly onConfirm: () => Promise<unknown>;
};

function Confirming({ items, onBack, onConfirm }: ConfirmingProps) {
  const title = useArrival();
  const { busy, alert, run: save } = useAction(onConfirm);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="text-h4 outline-none">
        {t.confirmTitle}
      </h3>
      <p className="text-small">{t.confirmBody}</p>
      <ul className="list-disc ps-5 font-medium">
        {items.map((item) => (
          <li key={item.id}>{named(item)}</li>
        ))}
      </ul>
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} onClick={save}>
          {t.confirm}
        </SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </>
  );
}

type WithdrawalFormProps = {
  readonly items: readonly Item[];
  readonly onWithdraw: (ids: readonly string[]) => Promise<unknown>;
};

/** Two steps, as the law asks: what, and then that it is really meant. */
export function WithdrawalForm({ items, onWithdraw }: WithdrawalFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sure, setSure] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  if (!sure) return <Choosing items={items} chosen={chosen} onToggle={toggle} onGoOn={() => setSure(true)} />;
  return (
    <Confirming
      items={items.filter(({ id }) => chosen.has(id))}
      onBack={() => setSure(false)}
      onConfirm={() => onWithdraw([...chosen])}
    />
  );
}
