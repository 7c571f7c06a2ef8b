import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { useState } from 'react';
import { useCategories, useProductsLike, useShops } from './coupons-queries.ts';

/** Choices for a coupon's rules, and the names of chosen ids. */
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
      // Names stay known after the next search replaces the results.
      setSeen((before) => ({ ...before, ...found }));
      setTyped(text);
    },
    nameOf: (id: string) => known[id] ?? id,
  };
};

export type Names = ReturnType<typeof useNames>;
