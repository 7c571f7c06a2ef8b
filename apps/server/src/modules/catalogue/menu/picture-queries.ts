import type { Picture } from '@zanga/contract/menu/picture';
import { imageNames } from '@zanga/domain/catalogue/vocabulary';
import { type RawBuilder, sql } from 'kysely';

const owners = {
  product: sql`product_pictures owned join pictures picture on picture.id = owned.picture_id
    where owned.product_id = p.id`,
  category: sql`category_pictures owned join pictures picture on picture.id = owned.picture_id
    where owned.category_id = c.id`,
};

/** The pictures of the product `p` or the category `c` of a query, in the order of their names. */
export const picturesOf = (owner: keyof typeof owners): RawBuilder<Picture[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', picture.id, 'name', owned.name, 'alt', picture.alt,
    'width', picture.width, 'height', picture.height, 'color', picture.color
  ) order by array_position(${[...imageNames]}::text[], owned.name), owned.position), '[]')
  from ${owners[owner]})`;
