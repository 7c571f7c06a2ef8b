import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@zanga/contract/people/profile';
import type { Service } from '../api/api.tsx';
import { storage } from '../storage/storage.ts';
import { tellMember } from './membership.ts';
import { isSignedIn } from './session.ts';
import { userQuery } from './user.ts';

/** Tells pages whether a member is here: from the account, read once for whoever is signed in. */
export const followMembership = (service: Service, queryClient: QueryClient) => {
  const query = userQuery(service);
  const look = () =>
    tellMember(isSignedIn() && queryClient.getQueryData<User>(query.queryKey)?.zanga_prime === true);
  const ask = () => {
    if (isSignedIn()) void queryClient.prefetchQuery(query);
    look();
  };
  queryClient.getQueryCache().subscribe(({ query: { queryKey } }) => {
    if (queryKey[0] === query.queryKey[0]) look();
  });
  let person = storage.read('username');
  storage.subscribe(() => {
    if (person === storage.read('username')) return;
    person = storage.read('username');
    ask();
  });
  ask();
};
