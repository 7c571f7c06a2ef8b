import { iconButtonStyle } from '@zanga/ui/button-style.ts';
import { HeartFullIcon, HeartIcon } from '@zanga/ui/icons.tsx';
import { toast } from '@zanga/ui/toast-queue.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';
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
    toast({ text: added ? t.favouriteAdded(name) : t.favouriteRemoved(name) });
  };
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={t.addFavourite(name)}
      onClick={toggle}
      className={iconButtonStyle(className)}
    >
      {marked ? <HeartFullIcon className="animate-pop text-tomato-ink" size={22} /> : <HeartIcon size={22} />}
    </button>
  );
}
