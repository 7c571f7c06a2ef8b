import type { DeviceWithCode } from '@zanga/contract/people/shop-devices';
import type { ShopDeviceId, TotemId } from '@zanga/domain/ids';
import { type DeviceKind, deviceKinds } from '@zanga/domain/staff/device-rights';
import { Button } from '@zanga/ui/button.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../parts/proof/proof-question.tsx';
import { devicesTexts } from './devices-texts.ts';

const t = devicesTexts.form;

const isKind = (word: string): word is DeviceKind => deviceKinds.some((kind) => kind === word);

type AddDeviceProps = {
  readonly shop: string;
  readonly onAdded: (given: DeviceWithCode) => void;
  readonly onClose: () => void;
};

/** Adds a device to a shop; the answer has its code. */
export function AddDevice({ shop, onAdded, onClose }: AddDeviceProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<DeviceKind>('till');
  const { busy, alert, fields, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    let given: DeviceWithCode | undefined;
    change(
      async () => {
        const body = { name, kind };
        given = await service.api('POST /api/backoffice/shops/:shop/devices', { params: { shop }, body });
      },
      () => given && onAdded(given),
    );
  };
  return (
    <>
      <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
        <form
          noValidate
          onSubmit={submit}
          className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7"
        >
          <FormAlert text={alert} />
          <TextField
            label={t.name}
            hint={t.nameHint}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fields.name?.[0]}
          />
          <SelectField
            label={t.kind}
            hint={devicesTexts.kindLines[kind]}
            value={kind}
            onChange={(event) => isKind(event.target.value) && setKind(event.target.value)}
          >
            {deviceKinds.map((one) => (
              <option key={one} value={one}>
                {devicesTexts.kinds[one]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? texts.sending : t.give}
          </Button>
        </form>
      </FormDialog>
      <ProofQuestion />
    </>
  );
}

type RenameDeviceProps = {
  readonly device: { readonly id: ShopDeviceId | TotemId; readonly name: string };
  readonly onRenamed: () => void;
  readonly onClose: () => void;
};

export function RenameDevice({ device, onRenamed, onClose }: RenameDeviceProps) {
  const [name, setName] = useState(device.name);
  const { busy, alert, fields, change } = useChange();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = { params: { device: device.id }, body: { name } };
    change(() => service.api('PATCH /api/backoffice/devices/:device', given), onRenamed);
  };
  return (
    <FormDialog open onClose={onClose} title={t.rename} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <TextField
          label={t.name}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fields.name?.[0]}
        />
        <Button type="submit" aria-disabled={busy || undefined}>
          {busy ? texts.sending : t.save}
        </Button>
      </form>
    </FormDialog>
  );
}
