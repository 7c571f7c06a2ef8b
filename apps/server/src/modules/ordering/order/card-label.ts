const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
};

/** `Visa •••• 4242`. */
export const cardLabel = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${brands[brand] ?? 'Carta'} •••• ${last4}`;
