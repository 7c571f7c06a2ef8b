import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { DeviceWithCode } from '@zanga/contract/people/shop-devices';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useOneShop } from '../../parts/frame/use-shop.ts';
import { Instead } from '../../parts/list/instead.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { AddDevice, RenameDevice } from './device-form.tsx';
import { DeviceRow, type ShownDevice } from './device-row.tsx';
import { devicesTexts as t } from './devices-texts.ts';
import { IdleForm } from './idle-form.tsx';
import { useDevices } from './use-devices.ts';

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'off'; readonly device: ShownDevice }
  | { readonly what: 'code'; readonly given: DeviceWithCode };

type SwitchOffProps = {
  readonly device: ShownDevice;
  readonly onOff: () => Promise<void>;
  readonly onClose: () => void;
};

function SwitchOff({ device: { id, name, totem }, onOff, onClose }: SwitchOffProps) {
  const { busy, alert, run } = useAction(async () => {
    if (totem) await service.api('DELETE /api/backoffice/totems/:totem', { params: { totem: id } });
    else await service.api('DELETE /api/backoffice/devices/:device', { params: { device: id } });
    toast({ text: t.isOff(name) });
    await onOff();
  });
  return (
    <Confirm
      open
      title={t.offTitle(name)}
      confirm={t.off}
      cancel={texts.cancel}
      busy={busy}
      alert={alert}
      onConfirm={run}
      onClose={onClose}
    >
      {t.offBody}
    </Confirm>
  );
}

type WindowsProps = {
  readonly shop: string;
  readonly open: Open | undefined;
  readonly onOpen: (open: Open | undefined) => void;
  readonly look: () => Promise<void>;
};

function Windows({ shop, open, onOpen, look }: WindowsProps) {
  const close = () => onOpen(undefined);
  const done = async () => {
    close();
    await look();
  };
  if (open?.what === 'add')
    return (
      <AddDevice
        shop={shop}
        onClose={close}
        onAdded={(given) => {
          onOpen({ what: 'code', given });
          void look();
        }}
      />
    );
  if (open?.what === 'code') return <CodeDialog given={open.given} onClose={() => void done()} />;
  if (open?.what === 'rename')
    return <RenameDevice device={open.device} onClose={close} onRenamed={() => void done()} />;
  if (open?.what === 'off') return <SwitchOff device={open.device} onClose={close} onOff={done} />;
  return null;
}

function Devices({ shop }: { readonly shop: string }) {
  const { shown, idle, error, retry, look } = useDevices(shop);
  const [open, setOpen] = useState<Open>();
  const { alert, change } = useChange();
  const renew = (device: ShownDevice) => {
    let given: DeviceWithCode | undefined;
    const params = { device: device.id };
    change(
      async () => {
        given = await service.api('POST /api/backoffice/devices/:device/code', { params });
      },
      () => given && setOpen({ what: 'code', given }),
    );
  };
  if (!shown)
    return error ? (
      <Instead problem title={errorText(error)}>
        <button type="button" className={deskButtonStyle()} onClick={retry}>
          {texts.retry}
        </button>
      </Instead>
    ) : (
      <Skeleton className="h-64 rounded-lg" />
    );
  return (
    <>
      <FormAlert text={alert} />
      {shown.length === 0 && <Instead title={t.empty.title} line={t.empty.line} />}
      <ul aria-label={t.list} className="flex flex-col gap-3 empty:hidden">
        {shown.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onCode={() => renew(device)}
            onRename={() => setOpen({ what: 'rename', device })}
            onOff={() => setOpen({ what: 'off', device })}
          />
        ))}
      </ul>
      <button
        type="button"
        className={deskButtonStyle('solid', 'self-start')}
        onClick={() => setOpen({ what: 'add' })}
      >
        {t.add}
      </button>
      {idle !== undefined && <IdleForm key={idle} shop={shop} minutes={idle} onSaved={() => void look()} />}
      <Windows shop={shop} open={open} onOpen={setOpen} look={look} />
    </>
  );
}

/** Devices of a shop: add, watch, switch off. */
export function DevicesPage() {
  const shop = useOneShop();
  return (
    <>
      <PageHeader title={t.title} line={t.line} />
      <div className="flex max-w-4xl flex-col gap-5 p-4 md:p-6">
        {shop && <Devices key={shop} shop={shop} />}
      </div>
    </>
  );
}
