import { useRouter } from '@tanstack/react-router';
import type { Product } from '@zanga/contract/menu/product';
import type { Names } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { GivenNames, useNames } from '../../base/api/names.ts';
import { asleep, late } from '../../base/loading/late.tsx';
import { anyPage, anyPageOn } from '../../base/navigation/overlay-address.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** The card as the browser takes it over. */
const Card = late(ProductCard);

/** The same card stands in many pages, and in a page that is made anew because one of sixty products has changed. */
type Drawn = { readonly from: Product; readonly product: string; readonly parts: readonly string[] };

/** About 5 KB each. */
const most = 2_000;

/** What was asked for last stands last. */
const drawn = new Map<string, Drawn>();

const address = `href="${anyPage}`;

const draw = (props: ProductCardProps, names: Names): readonly string[] => {
  const html = renderToString(
    <GivenNames value={names}>
      <Card {...props} />
    </GivenNames>,
  );
  return html.slice(html.indexOf('>') + 1, -'</div>'.length).split(address);
};

/** A product that says the same as before looks the same, whichever answer it came with. */
const cardOf = (props: ProductCardProps, names: Names, known: Drawn | undefined): Drawn => {
  const product = JSON.stringify(props.product);
  const parts = known?.product === product ? known.parts : draw(props, names);
  return { from: props.product, product, parts };
};

/** How a card looks on any page, between the places where the page's own address stands. */
const partsOf = (props: ProductCardProps, names: Names): readonly string[] => {
  const key = `${props.layout} ${names.prime} ${props.product.id}`;
  const known = drawn.get(key);
  const card = known?.from === props.product ? known : cardOf(props, names, known);
  drawn.delete(key);
  drawn.set(key, card);
  if (drawn.size > most) drawn.delete(drawn.keys().next().value ?? '');
  return card.parts;
};

/**
 * A product's card on the server, drawn once for as long as the product stays as it is. Nothing of a card depends on who
 * looks or when. A picture that is wanted at once is named in the page's head too, so the page draws that card itself.
 */
export default function DrawnProductCard(props: ProductCardProps) {
  const { latestLocation } = useRouter();
  const names = useNames();
  if (props.eager) return <Card {...props} />;
  const html = partsOf(props, names).join(`href="${anyPageOn(latestLocation, 'prodotto')}`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
  return <div {...asleep} dangerouslySetInnerHTML={{ __html: html }} />;
}
