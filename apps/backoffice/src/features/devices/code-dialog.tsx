import type { DeviceWithCode } from '@zanga/contract/people/shop-devices';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { texts } from '../../base/texts.ts';
import { AddressCode } from '../../parts/address-code/address-code.tsx';
import { devicesTexts } from './devices-texts.ts';

const t = devicesTexts.code;

type CodeDialogProps = { readonly given: DeviceWithCode; readonly onClose: () => void };

/** Code that makes a browser a device, shown once: the server keeps only its hash. */
export function CodeDialog({ given: { device, code, address }, onClose }: CodeDialogProps) {
  const until = device.code_until ? formatTime(new Date(device.code_until)) : '';
  const [plain = address] = address.split('#');
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7">
        <p>{t.line(device.name, until)}</p>
        <p className="rounded-md bg-lemon-wash p-4 text-center font-display font-semibold text-h2 text-lemon-ink tabular-nums tracking-[0.1em]">
          {code}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <div className="size-36 shrink-0 rounded-md bg-[#ffffff] p-2 [&_svg]:size-full">
            <AddressCode address={address} label={t.picture} />
          </div>
          <TextField
            className="min-w-48 flex-1"
            label={t.address}
            readOnly
            value={plain}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button onClick={onClose}>{t.done}</Button>
      </div>
    </FormDialog>
  );
}
