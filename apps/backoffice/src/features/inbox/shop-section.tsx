import { useNavigate } from '@tanstack/react-router';
import type { InboxMessage } from '@zanga/contract/brand/inbox';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { Section } from '../../parts/section.tsx';
import { useMessageLeft, useMessageSaved, useReadAnew } from './inbox-queries.ts';
import { inboxTexts } from './inbox-texts.ts';

const t = inboxTexts.message;

/** Value of the field for the whole brand. */
const brand = 'brand';

/** Passes a message to a shop; without the right to read it there, back to the list. */
export function ShopSection({ message }: { readonly message: InboxMessage }) {
  const { reference, version, shop, elsewhere } = message;
  const now = shop?.id ?? brand;
  const [chosen, setChosen] = useState(now);
  const { busy, alert, fields, change } = useChange();
  const navigate = useNavigate();
  const saved = useMessageSaved();
  const left = useMessageLeft();
  const readAnew = useReadAnew();
  const places = [{ id: brand, name: t.wholeBrand }, ...(shop ? [shop] : []), ...elsewhere];
  const give = async () => {
    const { message: given } = await service
      .api('PUT /api/backoffice/messages/:message/shop', {
        params: { message: reference },
        body: { version, shop: chosen === brand ? null : chosen },
      })
      .catch(async (error: unknown) => {
        // The first error is the one to show.
        await readAnew(reference).catch(() => undefined);
        throw error;
      });
    if (given) return saved(given);
    await navigate({ to: '/messaggi' });
    return left(reference);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = places.find(({ id }) => id === chosen)?.name ?? '';
    change(give, () => toast({ text: t.given(name) }));
  };
  return (
    <Section title={t.concerns}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <FormAlert text={alert} />
        <SelectField
          label={t.concernsField}
          hint={t.concernsHint}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          error={fields.shop?.[0]}
        >
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <button
          type="submit"
          className={deskButtonStyle('outline', 'self-start')}
          disabled={chosen === now}
          aria-disabled={busy || undefined}
        >
          {t.give}
        </button>
      </form>
    </Section>
  );
}
