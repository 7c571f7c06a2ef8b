import type { User } from '@zanga/contract/people/profile';
import { useSyncExternalStore } from 'react';

/** Beside the shop's own keys: who serves here may be another person than who orders on the same device. */
const tokenKey = 'gestione_token';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};
addEventListener('storage', announce);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The bearer token of whoever is at work here. */
export const readToken = () => localStorage.getItem(tokenKey);

/** Keeps a token, or forgets it; every tab hears of it. */
export const writeToken = (token: string | null) => {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
  announce();
};

/** The same, kept current. */
export const useToken = () => useSyncExternalStore(subscribe, readToken);

const staff: ReadonlySet<string> = new Set(['worker', 'manager', 'owner']);

/** Whether somebody works here at all. */
export const isStaff = ({ roles }: Pick<User, 'roles'>) => roles.some(({ name }) => staff.has(name));

/** Whether somebody may do what managers do. */
export const isManager = ({ roles }: Pick<User, 'roles'>) =>
  roles.some(({ name }) => name === 'manager' || name === 'owner');
