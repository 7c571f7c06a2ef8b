/** Slug of a name: `Arancino al ragù` becomes `arancino-al-ragu`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An unused slug: the given one, or with a number behind it. */
export const freeSlug = (start: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? start : `${start}-${number}`;
    if (!taken.has(slug)) return slug;
  }
};
