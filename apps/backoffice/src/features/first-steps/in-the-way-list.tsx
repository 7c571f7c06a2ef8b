import { Link, type LinkProps } from '@tanstack/react-router';
import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';

/** Screen that edits each kind of thing. */
const ways: Readonly<Record<InTheWay['kind'], (id: string) => LinkProps>> = {
  product: (product) => ({ to: '/menu/$product', params: { product } }),
  category: (category) => ({ to: '/menu/categorie/$category', params: { category } }),
  shop: (shop) => ({ to: '/negozi/$shop', params: { shop } }),
  coupon: (coupon) => ({ to: '/coupon/$coupon', params: { coupon } }),
  show: (show) => ({ to: '/cinema/$show', params: { show } }),
  person: (person) => ({ to: '/persone/$person', params: { person } }),
  invitation: () => ({ to: '/persone' }),
  device: () => ({ to: '/dispositivi' }),
  domain: () => ({ to: '/impostazioni' }),
  member: (member) => ({ to: '/prime/iscritti/$member', params: { member } }),
};

type InTheWayListProps = {
  readonly title: string;
  readonly things: readonly InTheWay[];
  readonly say: (thing: InTheWay) => string;
};

/** Things of the owner's that use the demo, each with a link to its screen. */
export function InTheWayList({ title, things, say }: InTheWayListProps) {
  return (
    <div className="rounded-sm bg-lemon-wash px-4 py-3 text-lemon-ink text-small">
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-5">
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`} className="wrap-anywhere">
            <Link {...ways[thing.kind](thing.id)} className="font-semibold underline underline-offset-4">
              {thing.name}
            </Link>{' '}
            {say(thing)}
          </li>
        ))}
      </ul>
    </div>
  );
}
