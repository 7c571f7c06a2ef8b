import type { CategoryDetail } from '@zanga/contract/menu/categories';
import { namesIn } from '../../base/api/names.ts';
import { pageHead } from '../../base/page/page-head.ts';
import { pictureFor } from '../../base/pictures/pictures.ts';
import type { RouterContext } from '../../router.tsx';
import { categoryTexts as t } from './category-texts.ts';

type HeadFacts = Pick<Parameters<typeof pageHead>[0], 'path' | 'images'> & {
  readonly name: string;
  readonly description: string;
};

/** Facts for the head of a category's page, without its page number. */
export const headFacts = (
  { name, description, images, parent }: CategoryDetail,
  { context, path }: Pick<Parameters<typeof pageHead>[0], 'context' | 'path'>,
): HeadFacts => {
  const picture = pictureFor(images, 'wide');
  return {
    name: parent ? `${name}, ${parent.name}` : name,
    description: t.description(namesIn(context), name, description),
    images: picture ? [picture] : [],
    path,
  };
};

/** Head of one page of the list: another page number needs no new load. */
export const categoryHead = (context: RouterContext, facts: HeadFacts | undefined, page = 1) =>
  facts
    ? pageHead({
        ...facts,
        context,
        title: t.pageTitle(facts.name, page),
        path: facts.path + (page > 1 ? `?page=${page}` : ''),
      })
    : {};
