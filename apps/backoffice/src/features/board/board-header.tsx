import { Link } from '@tanstack/react-router';
import type { Board } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import type { BoardParams } from './board-params.ts';
import { shopTexts, boardTexts as t } from './board-texts.ts';
import { rushTexts } from './rush/rush-texts.ts';
import { tablesTexts } from './shop/tables-texts.ts';

type BoardHeaderProps = {
  readonly board: Board;
  readonly sound: { readonly on: boolean; readonly toggle: () => void };
  /** Number of orders that are not accepted yet. */
  readonly waiting: number;
  readonly onWindow: (name: NonNullable<BoardParams['finestra']>) => void;
};

/** Buttons side by side on a phone, wide enough for a wet thumb, in few lines so that orders have room. */
const tools = 'grid w-full grid-cols-2 gap-2 min-[22rem]:grid-cols-3 md:flex md:w-auto md:flex-wrap';
const tool = 'max-md:px-1 max-md:text-small';

function ShopTools({
  shop,
  onWindow,
}: Pick<BoardHeaderProps, 'onWindow'> & { readonly shop: NonNullable<Board['shop']> }) {
  const paused = shop.paused_until;
  const may = { tables: useMay('tables.read'), stock: useMay('stock.read'), pause: useMay('shops.pause') };
  return (
    <>
      {may.tables && (
        <Button variant="outline" className={tool} onClick={() => onWindow('tavoli')}>
          {tablesTexts.open}
        </Button>
      )}
      {may.stock && (
        <Link
          to="/esauriti"
          search={{ negozio: shop.id }}
          className={buttonStyle({ variant: 'outline' }, tool)}
        >
          {shopTexts.soldOut}
        </Link>
      )}
      {may.pause && (
        <Button variant="outline" className={tool} onClick={() => onWindow('tempi')}>
          {rushTexts.open}
        </Button>
      )}
      {may.pause && (
        <Button
          variant={paused ? 'solid' : 'outline'}
          className={classNames(tool, paused && 'max-md:col-span-full')}
          onClick={() => onWindow('pausa')}
        >
          {paused ? shopTexts.pause.paused(formatTime(new Date(paused))) : shopTexts.pause.open}
        </Button>
      )}
    </>
  );
}

/** Header of the board: sound, pause, sold-out marks. */
export function BoardHeader({ board, waiting, sound, onWindow }: BoardHeaderProps) {
  return (
    <PageHeader title={t.title} tab={t.tab(waiting)}>
      <div className={tools}>
        <Button
          variant={sound.on ? 'outline' : 'lemon'}
          aria-pressed={sound.on}
          title={t.soundHint}
          className={tool}
          onClick={sound.toggle}
        >
          {sound.on ? t.soundOn : t.soundOff}
        </Button>
        {board.shop && <ShopTools shop={board.shop} onWindow={onWindow} />}
      </div>
    </PageHeader>
  );
}
