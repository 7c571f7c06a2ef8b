import { distanceMetres, type Point } from '@zanga/domain/shops/geography';

/** Sorts shops by distance, and adds it; in the given order where the person's position is unknown. */
export const sortByDistance = <T extends { readonly position: Point }>(
  places: readonly T[],
  here?: Point,
) => {
  const measured = places.map((place) => ({
    place,
    metres: here && distanceMetres(here, place.position),
  }));
  return here ? measured.sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0)) : measured;
};
