import { useMemo } from 'react';
import { type CategorySearch, type Filters, filtersFrom } from './category-filters.ts';

/** What the address filters by; the same object for as long as it says the same. */
export const useFilters = ({ labels, without }: CategorySearch): Filters =>
  useMemo(() => filtersFrom({ labels, without }), [labels, without]);
