import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import type { ReactNode } from 'react';
import { MissingTile } from '../../../base/problem/missing-tile.tsx';
import { texts } from '../../../base/texts/texts.ts';
import { emptyTexts as t } from './empty-texts.ts';

type NoProductsProps = {
  /** Products there are on other pages of the list. */
  readonly elsewhere: boolean;
  readonly filtered: boolean;
};

const words = (elsewhere: boolean, filtered: boolean) => {
  if (elsewhere) return { title: t.beyond, body: t.beyondBody };
  if (filtered) return { title: t.emptyFiltered, body: t.emptyFilteredBody };
  return { title: t.empty, body: t.emptyBody };
};

/** Empty list of products: says why, and where to go. It never invites to drop a diet or an allergen. */
export default function NoProducts({ elsewhere, filtered }: NoProductsProps) {
  const { title, body } = words(elsewhere, filtered);
  let way: ReactNode = (
    <Link to="/home" className={buttonStyle()}>
      {texts.goHome}
    </Link>
  );
  if (elsewhere)
    way = (
      <Link to="." search={({ page: _, ...search }) => search} className={buttonStyle()}>
        {t.firstPage}
      </Link>
    );
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <MissingTile className="w-36" />
      <h2 className="text-h2">{title}</h2>
      <p className="max-w-md text-ink-soft text-lead">{body}</p>
      {way}
    </div>
  );
}
