export { parseSearch, stringifySearch } from '@zanga/browser/address/search-text.ts';

/** Starting views of the login. */
export const loginModes = ['accedi', 'registrati', 'password'] as const;
export type LoginMode = (typeof loginModes)[number];

/** Overlays live in the address, so that going back closes them and a link can open them. */
export type OverlayParams = {
  readonly prodotto?: string;
  /** Mark of the cart line that the product's sheet changes (`line-mark.ts`). */
  readonly riga?: string;
  readonly cerca?: string;
  readonly carrello?: '1';
  /** Way, place and time of the order. */
  readonly dove?: '1';
  readonly menu?: '1';
  readonly filtri?: '1';
  readonly accesso?: LoginMode;
  readonly prime?: '1';
  /** The person's coupons, over the cart or the checkout. */
  readonly coupon?: '1';
};

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined);

export const overlayParams = (raw: Readonly<Record<string, unknown>>): OverlayParams => {
  const prodotto = text(raw.prodotto);
  const riga = text(raw.riga);
  const cerca = text(raw.cerca);
  const accesso = loginModes.find((mode) => mode === raw.accesso);
  return {
    ...(prodotto && { prodotto, ...(riga && { riga }) }),
    ...(cerca !== undefined && { cerca }),
    ...(raw.carrello === '1' && { carrello: '1' as const }),
    ...(raw.dove === '1' && { dove: '1' as const }),
    ...(raw.menu === '1' && { menu: '1' as const }),
    ...(raw.filtri === '1' && { filtri: '1' as const }),
    ...(accesso && { accesso }),
    ...(raw.prime === '1' && { prime: '1' as const }),
    ...(raw.coupon === '1' && { coupon: '1' as const }),
  };
};
