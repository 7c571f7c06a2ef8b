import { isApiError } from '@zanga/browser/api/api-error.ts';
import { noteReach } from '@zanga/browser/online.ts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { deviceService } from './base/api/api.tsx';
import { settings } from './base/api/config.ts';
import { endsSession, forgetPerson, startUp, watchPerson } from './base/session/session.ts';
import { sessionTexts } from './base/session/session-texts.ts';
import { storage } from './base/storage/storage.ts';
import { startCart } from './parts/cart/cart-start.ts';
import { makeRouter } from './router.tsx';

/** Starts a client, in a browser or in the native shell. */
export const startClient = (origin: string, fetcher?: typeof fetch) => {
  const service = deviceService((error, key) => {
    if (endsSession(error, key)) forgetPerson('expired');
  }, fetcher);
  const router = makeRouter(service, origin);
  const { queryClient } = router.options.context;
  watchPerson({
    onLeft: (why) => {
      queryClient.clear();
      toast({ text: sessionTexts[why] });
      void router.navigate({ to: '/' });
    },
    onChanged: () => queryClient.clear(),
  });

  const check = async () => {
    try {
      const said = await startUp(service);
      queryClient.setQueryData(['GET /api/check/app'], said);
      return said;
    } catch (error) {
      noteReach(isApiError(error));
      return undefined; // Offline: what the last visit has kept still holds.
    }
  };

  /** Resolves to the service's verdict on this app, or undefined without a network. */
  const begin = () => {
    // A totem shows no other page.
    if ((settings.totem || storage.read('totem')) && location.pathname !== '/totem')
      location.replace('/totem');
    startCart(service);
    const checked = check();
    // Without a network the shop works without this code.
    import('./start-later.ts').then(({ startLater }) => startLater(router, service)).catch(() => undefined);
    return checked;
  };
  return { router, service, begin };
};
