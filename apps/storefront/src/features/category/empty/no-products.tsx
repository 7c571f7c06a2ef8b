import { Link } from '@tanstack/react-router';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import type { ReactNode } from 'react';
import { MissingTile } from '../../../base/problem/missing-tile.tsx';
import { texts } from '../../../base/texts/texts.ts';
import { filterTexts } from '../filters/filter-texts.ts';
import { emptyTexts as t } from './empty-texts.ts';

type NoProductsProps = {
  /** Products there are on other pages of the list. */
  readonly elsewhere: boolean;
  readonly filtered: boolean;
  readonly onClear: () => void;
};

const words = (elsewhere: boolean, filtered: boolean) => {
  if (elsewhere) return { title: t.beyond, body: t.beyondBody };
  if (filtered) return { title: t.emptyFiltered, body: t.emptyFilteredBody };
  return { title: t.empty, body: t.emptyBody };
};

/** Empty list of products: says why, and what to do about it. */
export default function NoProducts({ elsewhere, filtered, onClear }: NoProductsProps) {
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
  else if (filtered) way = <Button onClick={onClear}>{filterTexts.clear}</Button>;
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <MissingTile className="w-36" />
      <h2 className="text-h2">{title}</h2>
      <p className="max-w-md text-ink-soft text-lead">{body}</p>
      {way}
    </div>
  );
}
