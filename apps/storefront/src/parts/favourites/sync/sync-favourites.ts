import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Service } from '../../../base/api/api.tsx';
import { isSignedIn } from '../../../base/session/session.ts';
import { storage } from '../../../base/storage/storage.ts';
import { changeFavourites, favouritesKept, heard, merged, readFavourites } from '../favourites.ts';

/** A product gone from the catalogue cannot be stored; any other failure is tried again later. */
const isGone = (error: unknown) => isApiError(error) && error.status === 404;

const tell = async (service: Service, slug: string) => {
  const marked = readFavourites().marked.includes(slug);
  const input = { params: { product: slug } };
  await (marked
    ? service.api('PATCH /api/customer/products/:product/favorite', input)
    : service.api('PATCH /api/customer/products/:product/unfavorite', input)
  ).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
  return marked;
};

const ask = async (service: Service) => {
  const slugs: string[] = [];
  for (let page = 1, last = 1; page <= last && slugs.length < favouritesKept; page += 1) {
    const answer = await service.api('GET /api/customer/favorites/products', { query: { page } });
    slugs.push(...answer.data.map(({ slug }) => slug));
    last = answer.meta.last_page;
  }
  return slugs;
};

let running: Promise<void> | undefined;

const run = async (service: Service) => {
  const person = storage.read('username');
  // An answer that arrives after a sign-out is dropped.
  const isHere = () => storage.read('username') === person;
  // Oldest first, so that the account keeps the order of marking; a slug touched meanwhile comes again.
  for (
    let [next] = readFavourites().unsent;
    next !== undefined && isHere();
    [next] = readFavourites().unsent
  ) {
    const slug = next;
    const marked = await tell(service, slug);
    if (isHere()) changeFavourites((now) => heard(now, slug, marked));
  }
  if (!isHere()) return;
  const account = await ask(service);
  if (isHere()) changeFavourites((now) => merged(now, account));
};

/** Sends this device's favourites to the account and takes over other devices'; without a network, next time. */
export const syncFavourites = (service: Service): Promise<void> => {
  if (!isSignedIn()) return Promise.resolve();
  // Unsent marks stay here and are sent the next time.
  running ??= run(service)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
};
