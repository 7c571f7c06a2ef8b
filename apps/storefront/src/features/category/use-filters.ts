import { useMemo } from 'react';
import { type CategorySearch, type Filters, filtersFrom } from './category-filters.ts';

/** Filters from the address; the same object until the address changes. */
export const useFilters = ({ labels, without }: CategorySearch): Filters =>
  useMemo(() => filtersFrom({ labels, without }), [labels, without]);
