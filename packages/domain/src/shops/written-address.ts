/** Parts of a postal address. */
export type PostalAddress = {
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
  readonly province: string;
};

/** An address in one line, `Via Etnea 12, 95131 Catania (CT)`, without its unknown parts. */
export const writtenAddress = ({ street, number, zip, city, province }: PostalAddress): string => {
  const door = `${street} ${number}`.trim();
  const town = [zip, city, province && `(${province})`].filter(Boolean).join(' ');
  return [door, town].filter(Boolean).join(', ');
};
