import { toast } from '@zanga/ui/toast-queue.ts';
import { makeRouter } from './router.tsx';
import { deviceService, type Service } from './shared/api.tsx';
import { startCart } from './shared/cart-start.ts';
import { readFavourites } from './shared/catalogue/favourites.ts';
import { preloadMilliseconds, settings } from './shared/config.ts';
import { idle } from './shared/idle.ts';
import { endsSession, forgetPerson, isSignedIn, startUp, watchPerson } from './shared/session.ts';
import { sessionTexts } from './shared/session-texts.ts';
import { storage } from './shared/storage.ts';

/** A customer's favourites go to the account as soon as it can be reached, and come back from it at every start. */
const followFavourites = (service: Service) => {
  const sync = () => {
    if (isSignedIn())
      import('./shared/catalogue/sync-favourites.ts')
        .then(({ syncFavourites }) => syncFavourites(service))
        .catch(() => undefined); // Without a network, next time.
  };
  let somebody: string | null = null;
  const look = () => {
    const username = storage.read('username');
    if (username !== somebody || readFavourites().unsent.length > 0) sync();
    somebody = username;
  };
  look();
  storage.subscribe(look);
  addEventListener('online', sync);
};

/** Brings the other screens' code (STA-11), one screen after the other and never in the way of this one. */
const loadScreens = async (router: ReturnType<typeof makeRouter>) => {
  for (const route of Object.values(router.routesById)) {
    await idle();
    await router.loadRouteChunk(route)?.catch(() => undefined); // Asked again when somebody goes there.
  }
};

/** What every client does, in a browser or in the native shell, once its tree is there. */
export const startClient = (origin: string, fetcher?: typeof fetch) => {
  const service = deviceService((error, key) => {
    if (endsSession(error, key)) forgetPerson('expired');
  }, fetcher);
  const router = makeRouter(service, origin);
  const { queryClient } = router.options.context;
  watchPerson({
    onLeft: (why) => {
      queryClient.clear();
      storage.write('favorites', null);
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
    } catch {
      return undefined; // Offline: what the last visit has kept still holds.
    }
  };

  /** Gives what the service says of this app, or nothing where it cannot be reached. */
  const begin = () => {
    // A screen in a shop shows nothing else.
    if ((settings.totem || storage.read('totem')) && location.pathname !== '/totem')
      location.replace('/totem');
    startCart(service);
    const checked = check();
    followFavourites(service);
    import('./shared/follow-places.ts')
      .then(({ followPlaces }) => followPlaces(router))
      .catch(() => undefined); // Without a network pages change all the same.
    // Without it the shop works all the same, online.
    if (import.meta.env.PROD && !__NATIVE__)
      import('./worker/register-worker.ts')
        .then(({ registerWorker }) => registerWorker(service))
        .catch(() => undefined);
    setTimeout(() => void loadScreens(router), preloadMilliseconds);
    return checked;
  };
  return { router, service, begin };
};
