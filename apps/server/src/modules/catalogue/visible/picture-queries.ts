import type { Picture } from '@zanga/contract/menu/picture';
import { imageNames } from '@zanga/domain/catalogue/vocabulary';
import { type RawBuilder, sql } from 'kysely';

const owners = {
  product: sql`from product_images image where image.product_id = p.id`,
  category: sql`from category_images image where image.category_id = c.id`,
};

/** The pictures of the product `p` or the category `c` of a query, in the order of their names. */
export const picturesOf = (owner: keyof typeof owners): RawBuilder<Picture[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', image.id, 'name', image.name, 'alt', image.alt,
    'width', image.width, 'height', image.height, 'color', image.color
  ) order by array_position(${[...imageNames]}::text[], image.name), image.position), '[]')
  ${owners[owner]})`;
