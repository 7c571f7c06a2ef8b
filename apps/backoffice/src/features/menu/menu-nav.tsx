import { Link } from '@tanstack/react-router';
import { menuTexts } from './menu-texts.ts';

const style =
  'flex min-h-10 shrink-0 items-center border-transparent border-b-2 px-2.5 text-ink-soft text-small outline-offset-[-3px] hover:text-ink aria-[current=page]:border-tomato aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11';

const places = [
  { to: '/menu', label: menuTexts.places.products },
  { to: '/menu/categorie', label: menuTexts.places.categories },
  { to: '/menu/opzioni', label: menuTexts.places.options },
  { to: '/menu/importa', label: menuTexts.places.import },
] as const;

export function MenuNav() {
  return (
    <nav
      aria-label={menuTexts.places.label}
      className="no-scrollbar flex gap-1 overflow-x-auto border-line border-b bg-surface px-4 md:px-6"
    >
      {places.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} className={style}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
