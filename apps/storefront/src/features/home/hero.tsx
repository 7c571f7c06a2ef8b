import { Link } from '@tanstack/react-router';
import type { Brand } from '@zanga/contract/brand/brand';
import type { Product } from '@zanga/contract/menu/product';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ArrowRightIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { homeTexts as t } from './home-texts.ts';
import { Plate } from './plate.tsx';

type HeroProps = { readonly brand: Brand; readonly dish: Product | undefined };

/** Who we are, and the dish people love most, on a painted plate. */
export function Hero({ brand, dish }: HeroProps) {
  return (
    <section className="relative overflow-hidden bg-tomato text-on-tomato">
      <div
        className="majolica absolute inset-0 text-tomato-deep opacity-60 [--tile:7rem]"
        aria-hidden="true"
      />
      <div className="page relative grid items-center gap-6 pt-8 pb-10 md:grid-cols-[1.15fr_1fr] md:py-14">
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-hero">{brand.tagline}</h1>
          <p className="max-w-lg text-lead">{brand.description}</p>
          <div className="flex flex-wrap gap-3">
            <a href="#menu" className={buttonStyle({ variant: 'lemon', size: 'large' })}>
              {t.cta}
              <ArrowRightIcon />
            </a>
            <Link to={pagePaths.contacts} className={buttonStyle({ variant: 'inverse', size: 'large' })}>
              <StoreIcon />
              {t.ctaShops}
            </Link>
          </div>
        </div>
        {dish && (
          <Plate className="mx-auto w-[min(78vw,30rem)] md:w-full md:max-w-[32rem]">
            <CataloguePicture
              images={dish.images}
              widths={[320, 480, 640, 960]}
              sizes="(width < 48rem) 60vw, 24rem"
              eager
              decorative
              className="size-full rounded-full"
            />
          </Plate>
        )}
      </div>
    </section>
  );
}
