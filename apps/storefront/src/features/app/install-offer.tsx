import { useHydrated } from '@tanstack/react-router';
import { Button, IconButton } from '@zanga/ui/button.tsx';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNames } from '../../base/api/names.ts';
import {
  askToInstall,
  isAppleSafari,
  isInstalled,
  readInstall,
  watchInstallOffer,
} from '../../base/device/install.ts';
import { isNative } from '../../base/device/platform.ts';
import { storage, useStored } from '../../base/storage/storage.ts';
import { texts } from '../../base/texts/texts.ts';
import { InstallSteps } from './install-steps.tsx';
import { installTexts as t } from './install-texts.ts';

const nothing = () => undefined;

/** Stored in place of an order id once the offer was accepted or declined: it never comes back. */
const answered = 'answered';

type InstallOfferProps = { readonly order: string };

function Offer({ order }: InstallOfferProps) {
  const names = useNames();
  const prompt = useSyncExternalStore(watchInstallOffer, readInstall, nothing);
  const [done, setDone] = useState(false);
  const byHand = prompt === undefined && isAppleSafari(navigator);
  const shown = done || byHand || prompt !== undefined;
  useEffect(() => {
    if (shown && storage.read('install') === null) storage.write('install', order);
  }, [shown, order]);
  if (!shown) return null;
  const install = async () => {
    const accepted = await askToInstall();
    setDone(accepted);
    storage.write('install', accepted ? order : answered);
  };
  return (
    <section aria-labelledby="install" className="page pb-10">
      <div className="relative mx-auto max-w-3xl rounded-lg bg-majolica-wash p-5 pe-14 md:p-7 md:pe-16">
        <IconButton
          label={texts.close}
          className="absolute end-2 top-2"
          onClick={() => storage.write('install', answered)}
        >
          <CloseIcon />
        </IconButton>
        <h2 id="install" className="text-h4">
          {t.title(names)}
        </h2>
        {done ? (
          <p role="status" className="pt-2">
            {t.done}
          </p>
        ) : (
          <>
            <p className="pt-2 pb-4 text-small">{t.body}</p>
            {byHand ? <InstallSteps /> : <Button onClick={() => void install()}>{t.action}</Button>}
          </>
        )}
      </div>
    </section>
  );
}

/** Offers the home screen after the first order, once; not where the shop is installed already. */
export function InstallOffer({ order }: InstallOfferProps) {
  const hydrated = useHydrated();
  const offered = useStored('install');
  if (!hydrated || isNative || isInstalled()) return null;
  return (offered === null || offered === order) && <Offer order={order} />;
}
