import { slugOf } from '../../staff/editing/slug.ts';

/** Meaning of a file name in a folder of pictures. */
export type PictureName =
  /** Files that systems leave in every folder; they are skipped without a message. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly why: string }
  /** Possible slugs, each with the place among that product's pictures: `iris-2` before the second of `iris`. */
  | { readonly kind: 'named'; readonly means: readonly { readonly slug: string; readonly place: number }[] };

const longest = 300;
const pictures: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif']);

/** Whether a path leads out of its folder, on any system. */
const leadsOut = (path: string): boolean =>
  path.length > longest ||
  path.startsWith('/') ||
  /^[a-z]:/i.test(path) ||
  /[\\\p{Cc}]/u.test(path) ||
  path.split('/').includes('..');

const refused = (why: string): PictureName => ({ kind: 'refused', why });

/** Reads the path of a file within an archive; its folders are ignored. */
export const readPictureName = (path: string): PictureName => {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  if (file === '' || parts.includes('__MACOSX') || /^(\.|thumbs\.db$|desktop\.ini$)/i.test(file))
    return { kind: 'nothing' };
  if (leadsOut(path)) return refused('Ha un percorso che non si può usare');
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/.exec(file) ?? [];
  if (ending.toLowerCase() === 'svg') return refused('Gli SVG non si prendono: usa JPEG, PNG, WebP o AVIF');
  if (!pictures.has(ending.toLowerCase())) return refused('Non è una foto: usa JPEG, PNG, WebP o AVIF');
  const slug = slugOf(stem);
  if (slug === '') return refused('Il nome non dice di quale prodotto è');
  const [, first = '', place = ''] = /^(.+)-([1-9]\d?)$/.exec(slug) ?? [];
  const numbered = first === '' ? [] : [{ slug: first, place: Number(place) }];
  return { kind: 'named', means: [{ slug, place: 1 }, ...numbered] };
};
