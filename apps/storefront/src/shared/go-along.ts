import type { Register } from '@tanstack/react-router';
import type { Service } from './api.tsx';
import { followFavourites } from './catalogue/follow-favourites.ts';
import { preloadMilliseconds } from './config.ts';
import { followPlaces } from './follow-places.ts';
import { idle } from './idle.ts';
import { keepFocus } from './keep-focus.ts';

type Router = Register['router'];

/** Fetches one file of the built code, which the browser then has on the device; it is run when somebody goes there. */
const fetchFile = async (file: string, cache: RequestCache = 'default') => {
  const answer = await fetch(file, { cache, priority: 'low' });
  return answer.text();
};

/** Brings the other screens' code (STA-11), one file after the other and never in the way of this screen. */
const fetchScreens = async () => {
  // Written by the build: files of its own.
  const files = JSON.parse(await fetchFile('/screens.json', 'no-cache')) as readonly string[];
  for (const file of files) {
    await idle();
    await fetchFile(file);
  }
};

/** What goes along with a visit, and is fetched once its first page is there. */
export const goAlong = (router: Router, service: Service) => {
  keepFocus();
  followPlaces(router);
  followFavourites(service);
  // Only a build has the worker and the list of files.
  if (!import.meta.env.PROD) return;
  // Without it the shop works all the same, online.
  if (!__NATIVE__)
    import('../worker/register-worker.ts')
      .then(({ registerWorker }) => registerWorker(service))
      .catch(() => undefined);
  // What could not be had is fetched when somebody goes there.
  setTimeout(() => fetchScreens().catch(() => undefined), preloadMilliseconds);
};
