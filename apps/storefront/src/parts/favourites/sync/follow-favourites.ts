import type { Service } from '../../../base/api/api.tsx';
import { isSignedIn } from '../../../base/session/session.ts';
import { storage } from '../../../base/storage/storage.ts';
import { readFavourites } from '../favourites.ts';

/** Sends a customer's favourites to the account as soon as possible, and reads them back at every start. */
export const followFavourites = (service: Service) => {
  const sync = () => {
    if (isSignedIn())
      import('./sync-favourites.ts')
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
