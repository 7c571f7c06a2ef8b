import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { useState } from 'react';
import { useCategories, useProductsLike, useShops } from './coupons-queries.ts';

/** What can be chosen for a coupon's rules, and what the ids of those that are chosen are called. */
export const useNames = (coupon: EditedCoupon) => {
  const [typed, setTyped] = useState('');
  const shops = useShops().data?.data ?? [];
  const categories = useCategories().data?.data ?? [];
  const products = useProductsLike(typed.trim()).data?.data ?? [];
  const [seen, setSeen] = useState<Readonly<Record<string, string>>>({});
  const found = Object.fromEntries(products.map(({ id, name }) => [id, name]));
  const known: Readonly<Record<string, string>> = {
    ...coupon.names,
    ...seen,
    ...found,
    ...Object.fromEntries([...shops, ...categories].map(({ id, name }) => [id, name])),
  };
  const items = (some: readonly { readonly id: string; readonly name: string }[]) =>
    some.map(({ id, name }) => ({ value: id, label: name }));
  return {
    shops: items(shops),
    categories: items(categories),
    products: items(products),
    onType: (text: string) => {
      // What was found stays known by its name once another search has taken its place.
      setSeen((before) => ({ ...before, ...found }));
      setTyped(text);
    },
    nameOf: (id: string) => known[id] ?? id,
  };
};

export type Names = ReturnType<typeof useNames>;
