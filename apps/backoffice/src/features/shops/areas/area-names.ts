export type NamePlace = { readonly name: string; readonly x: number; readonly y: number };

/** Height of a line of names, and the average width of a letter. */
const [line, letter] = [14, 6.5];

/** Beginning of a name that is too long for the drawing. */
export const shortName = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name);

const overlap = (one: NamePlace, other: NamePlace): boolean =>
  Math.abs(one.y - other.y) < line &&
  Math.abs(one.x - other.x) < ((shortName(one.name).length + shortName(other.name).length) * letter) / 2;

/** Places for the names: areas lie within each other, so a name moves a line up or down when its place is taken. */
export const apart = (
  names: readonly NamePlace[],
  { shop, height }: { readonly shop: { readonly x: number; readonly y: number }; readonly height: number },
): readonly NamePlace[] => {
  const taken: NamePlace[] = [{ name: '■■', x: shop.x, y: shop.y + 4 }];
  for (const wanted of names) {
    const lines = Array.from({ length: 2 * Math.ceil(height / line) }, (_, index) =>
      index % 2 === 0 ? index / 2 : -(index + 1) / 2,
    );
    const free = lines
      .map((count) => ({ ...wanted, y: wanted.y + count * line }))
      .find((place) => place.y >= line && place.y < height && !taken.some((one) => overlap(one, place)));
    taken.push(free ?? wanted);
  }
  return taken.slice(1);
};
