import { Link } from '@tanstack/react-router';
import type { Category } from '@zanga/contract/menu/categories';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { sectionId } from './category-sections.ts';
import { categoryTexts as t } from './category-texts.ts';

type SectionNavProps = {
  /** Slug of the root category. */
  readonly root: string;
  readonly subcategories: readonly Category[];
  /** Slug of the section being read or shown; none while everything is. */
  readonly current: string | undefined;
  /** Whether the page itself is about one section. */
  readonly single: boolean;
};

/** Keeps the chip of the section being read in sight, without moving the page. */
const useFollow = (current: string | undefined) => {
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    const chip = current && list?.querySelector<HTMLElement>(`[data-section="${CSS.escape(current)}"]`);
    if (!list || !chip) return;
    const left = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
    list.scrollTo({ left, behavior: 'smooth' });
  }, [current]);
  return bar;
};

/** Real links to the subcategories' own pages, which scroll instead where the section is already here. */
export function SectionNav({ root, subcategories, current, single }: SectionNavProps) {
  const bar = useFollow(current);
  const jump = (event: MouseEvent, slug: string) => {
    const section = document.getElementById(sectionId(slug));
    if (single || !section || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    section.scrollIntoView({ behavior: 'smooth' });
    section.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t.sections} className="min-w-0 flex-1">
      <ul ref={bar} className="no-scrollbar relative -ms-1 flex scroll-px-2 gap-2 overflow-x-auto px-1 py-2">
        {single && (
          <li>
            <Link {...categoryLink(root)} activeOptions={{ exact: true }} className={chipStyle(false)}>
              {t.everything}
            </Link>
          </li>
        )}
        {subcategories.map(({ id, slug, name }) => (
          <li key={id} data-section={slug}>
            <Link
              to="/$category/$sub"
              params={{ category: root, sub: slug }}
              onClick={(event) => jump(event, slug)}
              aria-current={slug === current ? (single ? 'page' : 'true') : undefined}
              className={chipStyle(slug === current)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
