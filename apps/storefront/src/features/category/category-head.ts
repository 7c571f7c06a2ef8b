import type { CategoryDetail } from '@zanga/contract/menu/categories';
import { pageHead } from '../../base/page/page-head.ts';
import { pictureFor } from '../../base/pictures/pictures.ts';
import { categoryTexts as t } from './category-texts.ts';

type HeadFacts = Pick<Parameters<typeof pageHead>[0], 'origin' | 'path' | 'description' | 'images'> & {
  readonly name: string;
};

/** What the head of a category's page tells, but for the page of its list. */
export const headFacts = (
  { name, description, images, parent }: CategoryDetail,
  { origin, path }: Pick<HeadFacts, 'origin' | 'path'>,
): HeadFacts => {
  const picture = pictureFor(images, 'wide');
  return {
    name: parent ? `${name}, ${parent.name}` : name,
    description: t.description(name, description),
    images: picture ? [picture] : [],
    origin,
    path,
  };
};

/** The head of the page a list is seen from: another page of it is told without being loaded anew. */
export const categoryHead = (facts: HeadFacts | undefined, page = 1) =>
  facts
    ? pageHead({
        ...facts,
        title: t.pageTitle(facts.name, page),
        path: facts.path + (page > 1 ? `?page=${page}` : ''),
      })
    : {};
