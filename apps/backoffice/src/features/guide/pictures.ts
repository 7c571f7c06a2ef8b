// Taken by `npm run guide:pictures` in the demo; a test checks that each exists and is small.

/** The pictures of the guide, by their names: `pictures/<name>.webp`. */
export const pictures = {
  board: new URL('./pictures/board.webp', import.meta.url).href,
  'first-steps': new URL('./pictures/first-steps.webp', import.meta.url).href,
  menu: new URL('./pictures/menu.webp', import.meta.url).href,
  product: new URL('./pictures/product.webp', import.meta.url).href,
  import: new URL('./pictures/import.webp', import.meta.url).href,
  hours: new URL('./pictures/hours.webp', import.meta.url).href,
  areas: new URL('./pictures/areas.webp', import.meta.url).href,
  coupon: new URL('./pictures/coupon.webp', import.meta.url).href,
  prime: new URL('./pictures/prime.webp', import.meta.url).href,
  tables: new URL('./pictures/tables.webp', import.meta.url).href,
  'sold-out': new URL('./pictures/sold-out.webp', import.meta.url).href,
  trials: new URL('./pictures/trials.webp', import.meta.url).href,
} as const;

export type PictureName = keyof typeof pictures;
