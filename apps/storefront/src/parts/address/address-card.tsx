import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Address } from '@zanga/contract/people/addresses';
import { Badge } from '@zanga/ui/badge.tsx';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { type ReactNode, useState } from 'react';
import { addressTexts, listTexts as t } from './address-texts.ts';
import { doorText } from './door-text.ts';
import { useAddresses } from './use-addresses.ts';

type AddressCardProps = { readonly address: Address; readonly onEdit: () => void };

type ActionProps = {
  readonly about: string;
  readonly busy?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function Action({ about, busy, onPress, children }: ActionProps) {
  return (
    <Button variant="quiet" size="inline" aria-disabled={busy || undefined} onClick={onPress}>
      {children}
      <span className="sr-only">{t.which(about)}</span>
    </Button>
  );
}

/** A saved address with its actions; deleting asks for confirmation. */
export function AddressCard({ address, onEdit }: AddressCardProps) {
  const { makeDefault, remove } = useAddresses();
  const [asking, setAsking] = useState(false);
  const first = useAction(() => makeDefault(address.id));
  const gone = useAction(() => remove(address.id));
  const { formatted_address: about, label, is_default: isDefault } = address;
  return (
    <li className="border-line border-t py-4 first:border-0">
      <p className="flex flex-wrap items-center gap-2">
        {label && <span className="font-semibold">{label}</span>}
        {isDefault && <Badge tone="basil">{t.isDefault}</Badge>}
      </p>
      <p>{about}</p>
      <p className="text-ink-soft text-small">
        {[address.zone && addressTexts.inZone(address.zone), doorText(address)].filter(Boolean).join(' · ')}
      </p>
      {asking ? (
        <fieldset aria-label={t.sure} className="flex flex-wrap items-center gap-2 pt-2">
          <p className="grow basis-full">
            <strong>{t.sure}</strong> <span className="text-ink-soft">{t.sureLine}</span>
          </p>
          <Button variant="soft" autoFocus aria-disabled={gone.busy || undefined} onClick={gone.run}>
            {t.remove}
          </Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {formTexts.cancel}
          </Button>
        </fieldset>
      ) : (
        <div className="-ms-3 flex flex-wrap pt-1">
          <Action about={about} onPress={onEdit}>
            {t.edit}
          </Action>
          {!isDefault && (
            <Action about={about} busy={first.busy} onPress={first.run}>
              {t.makeDefault}
            </Action>
          )}
          <Action about={about} onPress={() => setAsking(true)}>
            {t.remove}
          </Action>
        </div>
      )}
      <FormAlert text={first.alert ?? gone.alert} className="pt-2" />
    </li>
  );
}
