import { money } from '@zanga/browser/format.ts';
import type { Product } from '@zanga/contract/menu/product';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { TotemButton } from './totem-button.tsx';
import { totemTexts as t } from './totem-texts.ts';

type TotemDishProps = {
  readonly product: Product;
  /** Into the order, or to its questions where it asks any. */
  readonly onTouch: () => void;
  readonly onLook: () => void;
};

/** A dish on the menu: its picture opens the details, its button takes it. */
export function TotemDish({ product, onTouch, onLook }: TotemDishProps) {
  const { name, price, price_note: note, images, availability, has_options } = product;
  const sold = availability.state !== 'available';
  return (
    <li className="flex flex-col overflow-hidden rounded-lg bg-surface shadow-card">
      <button type="button" onClick={onLook} className="flex-1 text-start">
        <CataloguePicture
          images={images}
          widths={[320, 480, 640]}
          sizes="20rem"
          decorative
          className="aspect-4/3 w-full object-cover"
        />
        <span className="block px-5 pt-4 font-bold font-display text-h4">{name}</span>
        <span className="block px-5 pt-1 font-semibold text-lead tabular-nums">{money(price)}</span>
        {note && <span className="block px-5 pt-1">{note.text}</span>}
      </button>
      <div className="p-4">
        <TotemButton
          look={sold ? 'outline' : 'solid'}
          className="w-full px-4"
          aria-label={sold ? undefined : has_options ? t.chooseNamed(name) : t.addNamed(name)}
          aria-disabled={sold || undefined}
          onClick={() => !sold && onTouch()}
        >
          {sold ? (availability.label ?? t.soldOut) : has_options ? t.choose : t.add}
        </TotemButton>
      </div>
    </li>
  );
}
