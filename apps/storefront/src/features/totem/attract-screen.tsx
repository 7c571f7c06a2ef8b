import { useQuery } from '@tanstack/react-query';
import type { TotemHere } from '@zanga/contract/shops/totems';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { classNames } from '@zanga/ui/class-names.ts';
import { useService } from '../../base/api/api.tsx';
import { BrandLogo } from '../../base/pictures/brand-logo.tsx';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { totemTexts as t } from './totem-texts.ts';

const places = [
  'top-0 left-1/2 w-3/5 -translate-x-1/2 z-10',
  'bottom-0 left-0 w-1/2',
  'bottom-0 right-0 w-1/2',
];

function Dishes() {
  const service = useService();
  const { data } = useQuery({
    queryKey: ['GET /api/products', 'totem', 'attract'],
    queryFn: () => service.api('GET /api/products', { query: { sort: 'popular', paginate: 3 } }),
  });
  return (
    <div className="relative mx-auto aspect-square w-[min(80vw,46dvh)]">
      {data?.data.map(({ id, images }, at) => (
        <CataloguePicture
          key={id}
          images={images}
          widths={[320, 480, 640, 800]}
          sizes="46vw"
          decorative
          eager
          className={classNames(
            'absolute aspect-square overflow-hidden rounded-full border-8 border-on-tomato object-cover shadow-lift',
            places[at],
          )}
        />
      ))}
    </div>
  );
}

type AttractScreenProps = {
  readonly here: TotemHere;
  /** The last call could not reach the service. */
  readonly offline: boolean;
  readonly onTouch: () => void;
};

/** Start screen, legible across the room: a touch anywhere begins an order. */
export function AttractScreen({ here, offline, onTouch }: AttractScreenProps) {
  const open = here.open && !offline;
  const again = here.opens_at
    ? t.closedLine(atMoment(new Date(here.opens_at), serviceNow()))
    : t.closedUnknown;
  return (
    <div className="relative grid h-dvh overflow-hidden bg-tomato-deep text-on-tomato">
      <div className="majolica absolute inset-0 opacity-12 [--tile:7rem]" aria-hidden="true" />
      <div className="relative flex flex-col items-center justify-evenly gap-6 p-8 text-center landscape:grid landscape:grid-cols-2 landscape:content-center landscape:items-center">
        <div className="flex flex-col items-center gap-3">
          <BrandLogo plain className="h-[clamp(4rem,10vmin,8rem)] w-auto" />
          <p className="font-semibold text-h3">{here.shop.name}</p>
          <h1 className="pt-[3dvh] text-[clamp(3rem,9vmin,7rem)] leading-[1.05]">
            {offline ? t.offline : open ? t.touch : t.closed}
          </h1>
          <p className="text-h3">{offline ? t.closedUnknown : open ? t.touchLine : again}</p>
        </div>
        <Dishes />
      </div>
      {open && (
        <button
          type="button"
          aria-label={t.touch}
          onClick={onTouch}
          className="absolute inset-0 z-20 cursor-pointer outline-offset-[-1rem]"
        />
      )}
    </div>
  );
}
