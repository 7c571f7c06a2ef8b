import type { Register } from '@tanstack/react-router';
import type { Service } from './api.tsx';
import { bringScreens } from './bring-screens.ts';
import { followFavourites } from './catalogue/follow-favourites.ts';
import { followDeliveryAddress } from './delivery-address/follow-delivery-address.ts';
import { watchForLostAddress } from './delivery-address/forget-lost-address.ts';
import { followPlaces } from './follow-places.ts';
import { keepFocus } from './keep-focus.ts';
import { watchPerson } from './session.ts';
import { forgetTab } from './tab-box.ts';

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
    import('../worker/register-worker.ts')
      .then(({ registerWorker }) => registerWorker(service))
      .catch(() => undefined);
  bringScreens();
};
