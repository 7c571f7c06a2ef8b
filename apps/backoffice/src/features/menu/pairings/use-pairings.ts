import type { EditedProduct, PairingState } from '@zanga/contract/menu/menu-office';
import { useState } from 'react';
import { useBeside } from '../menu-queries.ts';

type Known = { readonly id: string; readonly name: string; readonly state: PairingState };

/** What can be offered beside a product, found by a name, and what is known of what was chosen. */
export const usePairings = (product: EditedProduct) => {
  const [typed, setTyped] = useState('');
  // What was read at first stays known by its name, also once somebody else has taken it out.
  const [kept, setKept] = useState<readonly Known[]>(product.pairings);
  const found = (useBeside(product.id, typed.trim()).data?.data ?? []).map(
    ({ id, name, published }): Known => ({ id, name, state: published ? 'offered' : 'draft' }),
  );
  const known = new Map([...kept, ...found, ...product.pairings].map((one) => [one.id, one]));
  return {
    found,
    onType: setTyped,
    /** Keeps the name of what was chosen, for another search takes the place of what was found. */
    keep: (id: string) => {
      const one = known.get(id);
      if (one) setKept((before) => [...before, one]);
      setTyped('');
    },
    nameOf: (id: string) => known.get(id)?.name ?? id,
    stateOf: (id: string) => known.get(id)?.state ?? 'offered',
  };
};

export type Pairings = ReturnType<typeof usePairings>;
