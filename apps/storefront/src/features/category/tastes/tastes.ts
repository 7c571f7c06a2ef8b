import type { User } from '@zanga/contract/people/profile';
import { useSyncExternalStore } from 'react';
import { storage } from '../../../base/storage/storage.ts';
import type { Filters } from '../category-filters.ts';

/** The person's diet and allergens as filters. */
export const tastesOf = ({
  dietary_labels: labels,
  allergens_to_avoid: without,
}: Pick<User, 'dietary_labels' | 'allergens_to_avoid'>): Filters => ({ labels, without });

/** Whether the filters already include the tastes. */
export const covers = (filters: Filters, tastes: Filters) =>
  tastes.labels.every((label) => filters.labels.includes(label)) &&
  tastes.without.every((allergen) => filters.without.includes(allergen));

/** Filters with the tastes on top. */
export const withTastes = (filters: Filters, tastes: Filters): Filters => ({
  labels: [...new Set([...filters.labels, ...tastes.labels])],
  without: [...new Set([...filters.without, ...tastes.without])],
});

/** Filters with the tastes taken off. */
export const withoutTastes = (filters: Filters, tastes: Filters): Filters => ({
  labels: filters.labels.filter((label) => !tastes.labels.includes(label)),
  without: filters.without.filter((allergen) => !tastes.without.includes(allergen)),
});

const listeners = new Set<() => void>();
let offFor: string | null = null;

/** Turns the tastes off for this visit of this person, or on again; the next visit begins with them on. */
export const turnTastes = (on: boolean) => {
  offFor = on ? null : storage.read('username');
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the signed-in person has turned their tastes off. */
export const useTastesOff = () =>
  useSyncExternalStore(
    subscribe,
    () => offFor !== null && offFor === storage.read('username'),
    () => false,
  );
