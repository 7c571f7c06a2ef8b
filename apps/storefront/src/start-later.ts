import type { Register } from '@tanstack/react-router';
import { focusAfterNavigation } from '@zanga/browser/focus-after-navigation.ts';
import type { Service } from './base/api/api.tsx';
import { watchInstall } from './base/device/install.ts';
import { restoreFocus } from './base/focus/restore-focus.ts';
import { revealFocused } from './base/focus/reveal-focused.ts';
import { prefetchScreens } from './base/loading/prefetch-screens.ts';
import { followUser } from './base/session/follow-user.ts';
import { tellMember } from './base/session/membership.ts';
import { watchPerson } from './base/session/session.ts';
import { forgetTab } from './base/storage/tab-storage.ts';
import { followDeliveryAddress } from './parts/address/delivery/follow-delivery-address.ts';
import { watchForDeletedAddress } from './parts/address/delivery/forget-deleted-address.ts';
import { tellFeeChanges } from './parts/address/delivery/tell-fee-change.ts';
import { refreshCartOf } from './parts/cart/refresh-cart.ts';
import { followFavourites } from './parts/favourites/sync/follow-favourites.ts';
import { followSignup } from './parts/sign-in/follow-signup.ts';
import { followAccount } from './parts/where/account/follow-account.ts';
import { followWhere } from './parts/where/cart/follow-where.ts';

type Router = Register['router'];

/** Starts what the first page can do without; its code is loaded once that page is shown. */
export const startLater = (router: Router, service: Service) => {
  if (!__NATIVE__) watchInstall();
  restoreFocus();
  revealFocused();
  // Lists that are opened later find their cards ready.
  import('./parts/catalogue/product-card.tsx').catch(() => undefined);
  focusAfterNavigation(router);
  followFavourites(service);
  const { queryClient } = router.options.context;
  const toSignup = followSignup(router);
  followUser({ service, queryClient }, (user) => {
    tellMember(user?.zanga_prime === true);
    toSignup(user);
  });
  // Without this code a page shows changes when it is opened again.
  import('./base/changes/follow-changes.ts')
    .then(({ followChanges }) => followChanges({ queryClient, onChanged: refreshCartOf }))
    .catch(() => undefined);
  followDeliveryAddress(queryClient);
  followWhere({ service, queryClient });
  followAccount({ service, queryClient });
  tellFeeChanges();
  watchForDeletedAddress(queryClient);
  watchPerson({ onLeft: forgetTab, onChanged: forgetTab });
  // Only a build has the worker and the list of files.
  if (!import.meta.env.PROD) return;
  // Without a worker the shop works all the same, online.
  if (!__NATIVE__)
    // Without the worker the shop needs a network, and nothing else.
    import('./worker/register-worker.ts')
      .then(({ registerWorker }) => registerWorker(service))
      .catch(() => undefined);
  prefetchScreens();
};
