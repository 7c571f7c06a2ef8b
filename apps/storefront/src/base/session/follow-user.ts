import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@zanga/contract/people/profile';
import type { Service } from '../api/api.tsx';
import { storage } from '../storage/storage.ts';
import { isSignedIn } from './session.ts';
import { userQuery } from './user.ts';

type Tools = { readonly service: Service; readonly queryClient: QueryClient };

/** Reads the signed-in person's account and reports each answer; undefined for a visitor. */
export const followUser = (
  { service, queryClient }: Tools,
  onRead: (user: User | undefined) => void,
): (() => void) => {
  const query = userQuery(service);
  const look = () => onRead(isSignedIn() ? queryClient.getQueryData<User>(query.queryKey) : undefined);
  const ask = () => {
    if (isSignedIn()) void queryClient.prefetchQuery(query);
    look();
  };
  let person = storage.read('username');
  const stops = [
    queryClient.getQueryCache().subscribe(({ query: { queryKey } }) => {
      if (queryKey[0] === query.queryKey[0]) look();
    }),
    storage.subscribe(() => {
      if (person === storage.read('username')) return;
      person = storage.read('username');
      ask();
    }),
  ];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
};
