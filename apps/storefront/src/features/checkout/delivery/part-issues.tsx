import type { Cart, PartKey } from '@zanga/contract/ordering/carts';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';

/** What the shop says to how a part is wanted. */
export function PartIssues({ cart, part }: { readonly cart: Cart; readonly part: PartKey }) {
  const told = cart.issues.filter((issue) => issue.part === part && issue.item === null);
  if (told.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1" aria-live="polite">
      {told.map(({ code, text }) => (
        <li key={code} className="flex items-start gap-2 font-medium text-small text-tomato-ink">
          <WarningIcon size={20} className="mt-px shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
