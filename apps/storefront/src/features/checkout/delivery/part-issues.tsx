import type { Cart, CartIssue, PartKey } from '@zanga/contract/ordering/carts';
import { classNames } from '@zanga/ui/class-names.ts';
import { InfoIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { aboutOf } from './issue-about.ts';

/** Issues without a message: the open row asks for these choices already. */
const askedFor: ReadonlySet<CartIssue['code']> = new Set([
  'shop_missing',
  'address_missing',
  'table_missing',
]);

type PartIssuesProps = {
  readonly cart: Cart;
  readonly part: PartKey;
  readonly about: 'time' | 'place';
  /** An order was tried; before that, hours and minimum are only information. */
  readonly tried: boolean;
};

/** Issues of a part's time or place. */
export function PartIssues({ cart, part, about, tried }: PartIssuesProps) {
  const told = cart.issues.filter(
    (issue) =>
      issue.part === part &&
      issue.item === null &&
      aboutOf(issue) === about &&
      (tried || !askedFor.has(issue.code)),
  );
  if (told.length === 0) return null;
  const Icon = tried ? WarningIcon : InfoIcon;
  return (
    <ul className="flex flex-col gap-1" aria-live="polite">
      {told.map(({ code, text }) => (
        <li
          key={code}
          className={classNames(
            'flex items-start gap-2 font-medium text-small',
            tried ? 'text-alarm-ink' : 'text-lemon-ink',
          )}
        >
          <Icon size={20} className="mt-px shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
