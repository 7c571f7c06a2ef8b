import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CurrentPasswordField } from '@zanga/browser/form/password-fields.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { momentText } from '../../parts/moment.ts';

const t = {
  title: 'Il tuo PIN',
  line: 'Da quattro a sei cifre: con il PIN ti fai riconoscere sui dispositivi del negozio ed entri ed esci dal turno. Non dirlo a nessuno: quello che si fa con il tuo PIN è scritto a tuo nome.',
  has: (shop: string, when: string) => `${shop}: scelto il ${when}`,
  hasNot: (shop: string) => `${shop}: non ancora scelto`,
  shop: 'Per quale negozio',
  all: 'Tutti i miei negozi',
  pin: 'Nuovo PIN',
  pinHint: 'Niente 1234, cifre uguali, anni o la tua data di nascita.',
  password: 'La tua password',
  what: 'la password',
  save: 'Salva il PIN',
  saved: 'PIN salvato',
} as const;

const query = () => service.query('GET /api/backoffice/pin');

type PinFormProps = { readonly shops: readonly { readonly id: string; readonly name: string }[] };

function PinForm({ shops }: PinFormProps) {
  const [shop, setShop] = useState('');
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const { busy, alert, fields, change } = useChange();
  const client = useQueryClient();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = { shop: shop === '' ? null : shop, pin, password };
    change(
      () => service.api('PUT /api/backoffice/pin', { body }),
      () => {
        setPin('');
        setPassword('');
        toast({ text: t.saved });
        return client.invalidateQueries({ queryKey: query().queryKey });
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <FormAlert text={alert} />
      {shops.length > 1 && (
        <SelectField label={t.shop} value={shop} onChange={(event) => setShop(event.target.value)}>
          <option value="">{t.all}</option>
          {shops.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        label={t.pin}
        hint={t.pinHint}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        error={fields.pin?.[0]}
      />
      <CurrentPasswordField
        label={t.password}
        what={t.what}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fields.password?.[0]}
      />
      <button type="submit" disabled={busy} className={deskButtonStyle('outline', 'self-start')}>
        {busy ? texts.sending : t.save}
      </button>
    </form>
  );
}

/** Sets the PIN for the devices of the person's shops; no page ever shows a PIN. */
export function PinSection() {
  const { data } = useQuery(query());
  if (!data || data.shops.length === 0) return null;
  return (
    <section aria-labelledby="pin" className="flex flex-col gap-3 border-line border-t pt-5">
      <h2 id="pin" className="font-semibold font-text text-h4 tracking-normal">
        {t.title}
      </h2>
      <p className="text-ink-soft text-small">{t.line}</p>
      <ul className="text-small">
        {data.shops.map(({ id, name, set_at }) => (
          <li key={id}>{set_at === null ? t.hasNot(name) : t.has(name, momentText(set_at))}</li>
        ))}
      </ul>
      <PinForm shops={data.shops} />
    </section>
  );
}
