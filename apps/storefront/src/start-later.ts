import type { Register } from '@tanstack/react-router';
import type { Service } from './base/api/api.tsx';
import { followPlaces } from './base/focus/focus-after-navigation.ts';
import { keepFocus } from './base/focus/restore-focus.ts';
import { bringScreens } from './base/loading/prefetch-screens.ts';
import { watchPerson } from './base/session/session.ts';
import { forgetTab } from './base/storage/tab-storage.ts';
import { followDeliveryAddress } from './parts/address/delivery/follow-delivery-address.ts';
import { watchForLostAddress } from './parts/address/delivery/forget-deleted-address.ts';
import { followFavourites } from './parts/favourites/follow-favourites.ts';

type Router = Register['router'];

/** What goes along with a visit, and is fetched once its first page is there. */
export const goAlong = (router: Router, service: Service) => {
  keepFocus();
  followPlaces(router);
  followFavourites(service);
  const { queryClient } = router.options.context;
  followDeliveryAddress(queryClient);
  watchForLostAddress(queryClient);
  watchPerson({ onLeft: forgetTab, onChanged: forgetTab });
  // Only a build has the worker and the list of files.
  if (!import.meta.env.PROD) return;
  // Without it the shop works all the same, online.
  if (!__NATIVE__)
    import('./worker/register-worker.ts')
      .then(({ registerWorker }) => registerWorker(service))
      .catch(() => undefined);
  bringScreens();
};
