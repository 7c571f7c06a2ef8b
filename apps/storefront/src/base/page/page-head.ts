import type { Picture } from '@zanga/contract/menu/picture';
import { type NamedText, type Names, say } from '@zanga/domain/brand/names';
import type { RouterContext } from '../../router.tsx';
import { namesIn } from '../api/names.ts';
import { pictureAt, pictureFor } from '../pictures/pictures.ts';

type PageHead = {
  readonly title: NamedText;
  readonly description: NamedText;
  readonly context: RouterContext;
  /** Path of the page's one true address. */
  readonly path: string;
  readonly images?: readonly Picture[];
  /** Pages that are of no use in a search engine's results. */
  readonly hidden?: boolean;
};

/** Picture for sharing a page that has none. */
const icon = '/icons/icon-512.png';

/** `I miei ordini · Zanga`; a title with the brand's name stays unchanged. */
export const titleOf = (title: string, { brand }: Names): string =>
  title.includes(brand) ? title : `${title} · ${brand}`;

/** Title, description and tags that search engines and messages show of a page. */
export const pageHead = ({ context, path, images = [], hidden = false, ...says }: PageHead) => {
  const { origin } = context;
  const names = namesIn(context);
  const whole = titleOf(say(says.title, names), names);
  const description = say(says.description, names);
  const url = origin + path;
  const picture = pictureFor(images, 'wide');
  return {
    meta: [
      { title: whole },
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: names.brand },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + (picture ? pictureAt(picture.id)(1280) : icon) },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
};
