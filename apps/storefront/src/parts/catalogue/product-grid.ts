/** Cards in a list: under each other on a phone, side by side as there is room. */
export const productGrid =
  'grid gap-3 sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 xl:gap-5';
