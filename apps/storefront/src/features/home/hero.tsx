import type { Brand } from '@zanga/contract/brand/brand';
import type { Product } from '@zanga/contract/menu/product';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { Plate } from './plate.tsx';

type HeroProps = { readonly brand: Brand; readonly dish: Product | undefined };

/** The brand's words, and the most popular dish on a painted plate that the edge cuts off. */
export function Hero({ brand, dish }: HeroProps) {
  return (
    <section className="relative size-full bg-tomato text-on-tomato">
      <div
        className="majolica absolute inset-0 text-tomato-deep opacity-60 [--tile:7rem]"
        aria-hidden="true"
      />
      <div className="page relative flex size-full items-center">
        <div className="w-[58%] md:w-[52%] lg:w-[62%]">
          <h1 className="text-h1">{brand.tagline || brand.name}</h1>
          <p className="line-clamp-2 max-w-xl pt-3 max-md:hidden">{brand.description}</p>
        </div>
        {dish && (
          <div className="-end-14 absolute top-1/2 w-60 -translate-y-[46%] md:end-6 md:w-76 lg:end-[6%]">
            <Plate>
              <CataloguePicture
                images={dish.images}
                widths={[160, 240, 320, 480]}
                sizes="(width < 48rem) 10rem, 13rem"
                eager
                decorative
                className="size-full rounded-full"
              />
            </Plate>
          </div>
        )}
      </div>
    </section>
  );
}
