import { pinDigits } from '@zanga/domain/staff/pin';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { deviceTexts } from './device-texts.ts';

const t = deviceTexts.pad;

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const keyStyle =
  'grid min-h-16 place-items-center rounded-md border border-line-strong/60 bg-surface font-semibold text-h3 tabular-nums hover:bg-sunken active:bg-line';

type PinKeysProps = {
  readonly name: string;
  readonly busy: boolean;
  readonly alert: string | undefined;
  readonly enter: string;
  readonly onPin: (pin: string) => void;
  readonly children?: ReactNode;
};

/** Keys for a PIN, for fingers; a keyboard types into the field. A wrong PIN is typed again. */
export function PinKeys({ name, busy, alert, enter, onPin, children }: PinKeysProps) {
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (alert !== undefined) setPin('');
  }, [alert]);
  const type = (digit: string) => setPin((typed) => (typed + digit).slice(0, pinDigits.most));
  const short = pin.length < pinDigits.least;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy && !short) onPin(pin);
  };
  return (
    <form noValidate onSubmit={submit} className="mx-auto flex w-full max-w-xs flex-col gap-3">
      <label className="flex flex-col gap-1.5 text-center font-semibold">
        {t.pin(name)}
        <input
          ref={field}
          type="password"
          // No screen keyboard, since the keys are below; a real keyboard still types.
          inputMode="none"
          autoComplete="off"
          value={pin}
          onChange={(event) => setPin(event.target.value.replace(/\D/g, '').slice(0, pinDigits.most))}
          className="min-h-14 rounded-md border border-line-strong bg-surface text-center text-h2 tracking-[0.5em]"
        />
      </label>
      <FormAlert text={alert} />
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{t.digits}</legend>
        {keys.map((key) => (
          <button key={key} type="button" className={keyStyle} onClick={() => type(key)}>
            {key}
          </button>
        ))}
        <button type="button" className={keyStyle} onClick={() => setPin((typed) => typed.slice(0, -1))}>
          <span aria-hidden="true">{t.eraseShort}</span>
          <span className="sr-only">{t.erase}</span>
        </button>
        <button type="button" className={keyStyle} onClick={() => type('0')}>
          0
        </button>
        <span />
      </fieldset>
      <Button type="submit" size="large" aria-disabled={busy || short || undefined}>
        {enter}
      </Button>
      {children}
    </form>
  );
}
