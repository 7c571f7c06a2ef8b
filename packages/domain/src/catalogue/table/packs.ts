import { type PackSize, packUnits } from '../price/unit-price.ts';

/** `75 cl`, `0,5 kg`. */
export const packText = ({ quantity, unit }: PackSize): string =>
  `${String(quantity).replace('.', ',')} ${unit}`;

/** Reads the output of `packText`, with a point for a comma too; undefined for other texts. */
export const readPack = (text: string): PackSize | undefined => {
  const [, amount = '', word = ''] =
    /^(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]+)$/.exec(text.trim().toLowerCase()) ?? [];
  const unit = packUnits.find((one) => one === word);
  const quantity = Number(amount.replace(',', '.'));
  return unit && quantity > 0 ? { quantity, unit } : undefined;
};
