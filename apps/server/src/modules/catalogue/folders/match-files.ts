import { readPictureName } from '@zanga/domain/catalogue/many/picture-names';
import type { ImageId, ProductId } from '@zanga/domain/ids';

export type Pictured = {
  readonly id: ProductId;
  readonly slug: string;
  readonly form: { readonly name: string; readonly pictures: readonly ImageId[] };
};

/** A file of an archive, judged by its name alone. */
export type Match = { readonly line: number; readonly file: string } & (
  | { readonly outcome: 'matched'; readonly product: Pictured; readonly place: number }
  | { readonly outcome: 'unknown' | 'refused'; readonly problem: string }
);

type FileToMatch = { readonly path: string; readonly problem: string | undefined };

const mostPictures = 12;
const longestTold = 300;

/** Slugs that some files may mean. */
export const slugsIn = (files: readonly FileToMatch[]): string[] =>
  files.flatMap(({ path }) => {
    const name = readPictureName(path);
    return name.kind === 'named' ? name.means.map(({ slug }) => slug) : [];
  });

/** Finds the product of each file; refused by name: other formats, and a second file for the same place. */
export const matchFiles = (
  files: readonly FileToMatch[],
  products: ReadonlyMap<string, Pictured>,
): readonly Match[] => {
  const taken = new Set<string>();
  return files.flatMap(({ path, problem }, line): Match[] => {
    const name = readPictureName(path);
    if (name.kind === 'nothing') return [];
    const of = { line, file: path.slice(0, longestTold) };
    const refused = (why: string): Match[] => [{ ...of, outcome: 'refused', problem: why }];
    if (name.kind === 'refused') return refused(name.why);
    const found = name.means.flatMap(({ slug, place }) => {
      const product = products.get(slug);
      return product ? [{ product, place }] : [];
    })[0];
    if (!found) return [{ ...of, outcome: 'unknown', problem: 'Nessun prodotto ha questo indirizzo' }];
    if (problem !== undefined) return refused(problem);
    if (found.place > mostPictures) return refused(`Un prodotto ha al massimo ${mostPictures} foto`);
    const seat = `${found.product.id} ${found.place}`;
    if (taken.has(seat)) return refused('C’è già un’altra foto con questo nome');
    taken.add(seat);
    return [{ ...of, outcome: 'matched', ...found }];
  });
};
