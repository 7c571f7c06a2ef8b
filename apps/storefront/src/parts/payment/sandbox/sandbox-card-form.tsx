import { serviceNow } from '@zanga/contract/wire/service-time';
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { CardFormHandle, Confirmed } from '../card-form-port.ts';
import { paymentTexts as t } from '../payment-texts.ts';
import { CardFields } from './card-fields.tsx';
import { type CardField, cardFields, emptyCard, typedCard, wrongIn } from './card-input.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { confirmAtSandbox } from './sandbox-calls.ts';

type BankQuestion = { readonly address: string; readonly clientSecret: string };
type End = 'answered' | 'closed' | 'away';

/** Shows the bank's question and waits for its end. */
const useBank = () => {
  const [asked, setAsked] = useState<BankQuestion>();
  const waiting = useRef<(how: End) => void>(undefined);
  const ask = (question: BankQuestion) =>
    new Promise<End>((resolve) => {
      waiting.current = resolve;
      setAsked(question);
    });
  const end = useCallback((how: End) => {
    setAsked(undefined);
    waiting.current?.(how);
  }, []);
  return { asked, ask, end };
};

type Bank = ReturnType<typeof useBank>;

const confirmWith = async (
  bank: Bank,
  clientSecret: string,
  card: Parameters<typeof confirmAtSandbox>[1],
): Promise<Confirmed> => {
  const answer = await confirmAtSandbox(clientSecret, card);
  if (answer.refusal !== null) return { confirmed: 'refused', message: answer.refusal };
  if (answer.challenge === null) return { confirmed: 'told' };
  const how = await bank.ask({ address: answer.challenge, clientSecret });
  return { confirmed: how === 'away' ? 'away' : 'told' };
};

type SandboxTillProps = { readonly ref: Ref<CardFormHandle>; readonly isNew: boolean };

/** The card form of the sandbox: it looks and refuses like a provider's own. */
export default function SandboxCardForm({ ref, isNew }: SandboxTillProps) {
  const [input, setInput] = useState(emptyCard);
  const [tried, setTried] = useState(false);
  const fields = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const bank = useBank();
  const wrong = tried ? wrongIn(input, serviceNow()) : {};

  useImperativeHandle(ref, () => ({
    byWallet: () => false,
    check: async () => {
      setTried(true);
      const found = wrongIn(input, serviceNow());
      const first = cardFields.find((name) => found[name] !== undefined);
      if (first) fields.current[first]?.focus();
      return first === undefined;
    },
    confirm: (clientSecret, withNew) => confirmWith(bank, clientSecret, withNew ? typedCard(input) : null),
  }));

  return (
    <>
      {isNew && (
        <>
          <CardFields input={input} wrong={wrong} onChange={setInput} fields={fields} />
          <p className="mt-4 rounded-md bg-lemon-wash px-4 py-3 text-lemon-ink text-small">
            <strong>{t.sandboxTitle}.</strong> {t.sandbox}
          </p>
        </>
      )}
      <ChallengeDialog
        address={bank.asked?.address}
        clientSecret={bank.asked?.clientSecret ?? ''}
        onEnd={bank.end}
      />
    </>
  );
}
