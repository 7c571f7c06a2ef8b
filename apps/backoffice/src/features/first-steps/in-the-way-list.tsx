import { Link, type LinkProps } from '@tanstack/react-router';
import type { InTheWay } from '@zanga/contract/brand/demo-to-look-at';

/** The screen on which each kind of thing is edited. */
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

/** What of the owner's is in the demo's way, each with the way to where it is edited. */
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
