import { Link } from '@tanstack/react-router';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { type MenuSection, menuSectionId } from './menu-sections.ts';
import { menuTexts as t } from './menu-texts.ts';

type MenuNavProps = { readonly sections: readonly MenuSection[]; readonly current: string | undefined };

/** Keeps the chip of the category being read in sight, without moving the page. */
const useFollow = (current: string | undefined) => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list || !chip) return;
    list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2, behavior: 'smooth' });
  }, [current]);
  return row;
};

const jump = (event: MouseEvent, slug: string) => {
  const section = document.getElementById(menuSectionId(slug));
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  section.scrollIntoView({ behavior: 'smooth' });
  section.focus({ preventScroll: true });
};

/** All categories in one row that stays in sight: links to their own pages, which scroll here. */
export function MenuNav({ sections, current }: MenuNavProps) {
  const row = useFollow(current);
  return (
    <nav
      aria-label={t.categories}
      className="sticky top-(--header-height) z-20 border-line border-y bg-canvas/95 backdrop-blur-md"
    >
      <ul
        ref={row}
        className="no-scrollbar page relative flex scroll-px-4 gap-2 overflow-x-auto py-2 md:scroll-px-8"
      >
        {sections.map(({ category: { id, slug, name } }) => (
          <li key={id} className="shrink-0">
            <Link
              {...categoryLink(slug)}
              onClick={(event) => jump(event, slug)}
              aria-current={menuSectionId(slug) === current ? 'true' : undefined}
              className={chipStyle(menuSectionId(slug) === current)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
