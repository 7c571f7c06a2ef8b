import type { Register } from '@tanstack/react-router';
import type { Service } from './api.tsx';
import { followFavourites } from './catalogue/follow-favourites.ts';
import { preloadMilliseconds } from './config.ts';
import { followPlaces } from './follow-places.ts';
import { idle } from './idle.ts';
import { keepFocus } from './keep-focus.ts';

type Router = Register['router'];

/** What the screens load their data with, in chunks of its own that the router does not bring beforehand. */
const loaders = import.meta.glob(['../routes/*.tsx', '!../routes/{__root,-*,index}.tsx'], {
  query: '?tsr-split=loader',
});

/** Brings the other screens' code (STA-11), one screen after the other and never in the way of this one. */
const loadScreens = async (router: Router) => {
  const parts = [
    ...Object.values(router.routesById).map((route) => () => router.loadRouteChunk(route)),
    ...Object.values(loaders),
  ];
  for (const load of parts) {
    await idle();
    await load()?.catch(() => undefined); // Asked again when somebody goes there.
  }
};

/** What goes along with a visit, and is fetched once its first page is there. */
export const goAlong = (router: Router, service: Service) => {
  keepFocus();
  followPlaces(router);
  followFavourites(service);
  // Without it the shop works all the same, online.
  if (import.meta.env.PROD && !__NATIVE__)
    import('../worker/register-worker.ts')
      .then(({ registerWorker }) => registerWorker(service))
      .catch(() => undefined);
  setTimeout(() => void loadScreens(router), preloadMilliseconds);
};
