import type { Picture } from '@zanga/contract/menu/picture';
import { pictureAt, pictureFor } from '../pictures/pictures.ts';
import { texts } from '../texts/texts.ts';

type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** Path of the page's one true address. */
  readonly path: string;
  readonly images?: readonly Picture[];
  /** Pages that are of no use in a search engine's results. */
  readonly hidden?: boolean;
};

/** What search engines and messages show of a page. */
export const pageHead = ({ title, description, origin, path, images = [], hidden = false }: PageHead) => {
  const whole = title.includes(texts.brand) ? title : title + texts.titleSuffix;
  const url = origin + path;
  const picture = pictureFor(images, 'wide');
  return {
    meta: [
      { title: whole },
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: texts.brand },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(picture ? [{ property: 'og:image', content: origin + pictureAt(picture.id)(1280) }] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  };
};
