import { useRouter } from '@tanstack/react-router';
import type { Product } from '@zanga/contract/menu/product';
import type { Names } from '@zanga/domain/brand/names';
import { renderToString } from 'react-dom/server';
import { GivenNames, useNames } from '../../base/api/names.ts';
import { asleep, late } from '../../base/loading/late.tsx';
import { anyPage, anyPageOn } from '../../base/navigation/overlay-address.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** The card as the browser hydrates it. */
const Card = late(ProductCard);

/** A drawn card with its product; the same card stands in many pages and survives a change of other products. */
type DrawnCard = { readonly from: Product; readonly product: string; readonly parts: readonly string[] };

/** About 5 KB each. */
const most = 2_000;

/** Drawn cards, least recently used first. */
const drawn = new Map<string, DrawnCard>();

const address = `href="${anyPage}`;

const draw = (props: ProductCardProps, names: Names): readonly string[] => {
  const html = renderToString(
    <GivenNames value={names}>
      <Card {...props} />
    </GivenNames>,
  );
  return html.slice(html.indexOf('>') + 1, -'</div>'.length).split(address);
};

/** Reuses a drawn card while its product's fields are equal, whichever answer it came with. */
const cardOf = (props: ProductCardProps, names: Names, known: DrawnCard | undefined): DrawnCard => {
  const product = JSON.stringify(props.product);
  const parts = known?.product === product ? known.parts : draw(props, names);
  return { from: props.product, product, parts };
};

/** HTML of a card, cut at the places of the page's own address. */
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
 * A product's card on the server, drawn once while the product stays the same: it depends on neither person nor time.
 * An eager picture also stands in the page's head, so the page draws such a card itself.
 */
export default function DrawnProductCard(props: ProductCardProps) {
  const { latestLocation } = useRouter();
  const names = useNames();
  if (props.eager) return <Card {...props} />;
  const html = partsOf(props, names).join(`href="${anyPageOn(latestLocation, 'prodotto')}`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
  return <div {...asleep} dangerouslySetInnerHTML={{ __html: html }} />;
}
