import { classNames } from '@zanga/ui/class-names.ts';
import { HeartFullIcon } from '@zanga/ui/icons/dish-icons.tsx';
import { say } from '../../base/page/say.ts';
import { catalogueTexts as t } from '../catalogue/catalogue-texts.ts';
import { toggleFavourite, useFavourites } from './favourites.ts';

type FavouriteButtonProps = {
  readonly slug: string;
  readonly name: string;
  readonly className?: string;
};

/** A heart that answers at once. */
export function FavouriteButton({ slug, name, className }: FavouriteButtonProps) {
  const marked = useFavourites().includes(slug);
  const toggle = () => {
    const added = toggleFavourite(slug);
    // The heart shows it.
    say(added ? t.favouriteAdded(name) : t.favouriteRemoved(name));
  };
  return (
    // biome-ignore lint/a11y/useButtonType: a page has sixty of it, and none stands in a form
    <button
      aria-pressed={marked}
      aria-label={t.addFavourite(name)}
      onClick={toggle}
      className={classNames('heart', className)}
    >
      {marked && <HeartFullIcon size={20} className="animate-pop text-tomato-ink" />}
    </button>
  );
}
