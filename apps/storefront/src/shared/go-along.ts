import type { Register } from '@tanstack/react-router';
import type { Service } from './api.tsx';
import { followFavourites } from './catalogue/follow-favourites.ts';
import { preloadMilliseconds } from './config.ts';
import { followPlaces } from './follow-places.ts';
import { idle } from './idle.ts';
import { keepFocus } from './keep-focus.ts';

type Router = Register['router'];

/** Brings the other screens' code (STA-11), one screen after the other and never in the way of this one. */
const loadScreens = async (router: Router) => {
  for (const route of Object.values(router.routesById)) {
    await idle();
    await router.loadRouteChunk(route)?.catch(() => undefined); // Asked again when somebody goes there.
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
