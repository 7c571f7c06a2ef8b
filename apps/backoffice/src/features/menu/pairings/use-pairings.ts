import type { EditedProduct, PairingState } from '@zanga/contract/menu/menu-office';
import type { ProductId } from '@zanga/domain/ids';
import { useState } from 'react';
import { useBeside } from '../menu-queries.ts';

type Known = { readonly id: ProductId; readonly name: string; readonly state: PairingState };

/** Search for products to pair, and the names of the chosen ones. */
export const usePairings = (product: EditedProduct) => {
  const [typed, setTyped] = useState('');
  // Names of the first reading stay known, even after a colleague removed the pairing.
  const [kept, setKept] = useState<readonly Known[]>(product.pairings);
  const found = (useBeside(product.id, typed.trim()).data?.data ?? []).map(
    ({ id, name, published }): Known => ({ id, name, state: published ? 'offered' : 'draft' }),
  );
  const known = new Map([...kept, ...found, ...product.pairings].map((one) => [one.id, one]));
  return {
    found,
    onType: setTyped,
    /** Keeps the name of a chosen product, since the next search replaces the results. */
    keep: (id: ProductId) => {
      const one = known.get(id);
      if (one) setKept((before) => [...before, one]);
      setTyped('');
    },
    nameOf: (id: ProductId) => known.get(id)?.name ?? id,
    stateOf: (id: ProductId) => known.get(id)?.state ?? 'offered',
  };
};

export type Pairings = ReturnType<typeof usePairings>;
