import type { Picture as PictureData } from '@zanga/contract/menu/picture';
import { classNames } from '@zanga/ui/class-names.ts';
import { Picture } from '@zanga/ui/picture.tsx';
import { pictureAt, pictureFor, type Shape } from './pictures.ts';

type CataloguePictureProps = {
  readonly images: readonly PictureData[];
  readonly shape?: Shape;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly eager?: boolean;
  /** The name stands beside the picture: screen readers skip it. */
  readonly decorative?: boolean;
  /** Its place has a size of its own: it need not say how large it is to keep the room. */
  readonly placed?: boolean;
  readonly className?: string;
};

/** The picture of a product, a category or a shop; a tile of our wall where there is none. */
export function CataloguePicture({
  images,
  shape = 'square',
  decorative,
  placed,
  className,
  ...rest
}: CataloguePictureProps) {
  const picture = pictureFor(images, shape);
  if (!picture)
    return (
      <span aria-hidden="true" className={classNames('block bg-majolica-wash text-majolica-ink', className)}>
        <span className="majolica block size-full opacity-30 [--tile:50%]" />
      </span>
    );
  return (
    <Picture
      {...rest}
      at={pictureAt(picture.id)}
      alt={decorative ? '' : picture.alt}
      color={picture.color}
      {...(!placed && { width: picture.width, height: picture.height })}
      {...(className && { className })}
    />
  );
}
