import { Link } from '@tanstack/react-router';
import type { Board } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { Select } from '@zanga/ui/fields/select.tsx';
import { Logo } from '@zanga/ui/look/logo.tsx';
import { signOut } from '../../base/sign-out.ts';
import { texts } from '../../base/texts.ts';
import { useMay } from '../../base/user.ts';
import type { BoardParams } from './board-params.ts';
import { shopTexts, boardTexts as t } from './board-texts.ts';
import { tablesTexts } from './shop/tables-texts.ts';

type BoardHeaderProps = {
  readonly board: Board;
  readonly sound: { readonly on: boolean; readonly toggle: () => void };
  readonly onShop: (shop: string) => void;
  readonly onWindow: (name: NonNullable<BoardParams['finestra']>) => void;
};

/** Choosing among boards, where there is a choice. */
function ShopChoice({ board, onShop }: Pick<BoardHeaderProps, 'board' | 'onShop'>) {
  const chosen = board.shop?.id ?? 'shipping';
  const name = board.shop?.name ?? t.shipping;
  if (board.shops.length <= 1) return <p className="font-semibold">{name}</p>;
  return (
    <Select
      aria-label={t.shop}
      className="w-full max-w-72"
      value={chosen}
      onChange={(event) => onShop(event.target.value)}
    >
      {board.shops.map((shop) => (
        <option key={shop.id} value={shop.id}>
          {shop.name}
        </option>
      ))}
    </Select>
  );
}

/** Three beside one another on a phone, so that orders have room below them and a wet thumb finds each. */
const tools = 'grid w-full grid-cols-3 gap-2 md:flex md:w-auto md:flex-wrap md:gap-3';
const tool = 'max-md:px-1 max-md:text-small';

function ShopTools({
  shop,
  onWindow,
}: Pick<BoardHeaderProps, 'onWindow'> & { readonly shop: NonNullable<Board['shop']> }) {
  const paused = shop.paused_until;
  const may = { tables: useMay('tables.read'), stock: useMay('stock.mark'), pause: useMay('shops.pause') };
  return (
    <>
      {may.tables && (
        <Button variant="outline" className={tool} onClick={() => onWindow('tavoli')}>
          {tablesTexts.open}
        </Button>
      )}
      {may.stock && (
        <Button variant="outline" className={tool} onClick={() => onWindow('esauriti')}>
          {shopTexts.soldOut.open}
        </Button>
      )}
      {may.pause && (
        <Button
          variant={paused ? 'solid' : 'outline'}
          className={classNames(tool, paused && 'max-md:col-span-3')}
          onClick={() => onWindow('pausa')}
        >
          {paused ? shopTexts.pause.paused(formatTime(new Date(paused))) : shopTexts.pause.open}
        </Button>
      )}
    </>
  );
}

/** Which shop, the sound, the pause, what has run out. */
export function BoardHeader({ board, sound, onShop, onWindow }: BoardHeaderProps) {
  const { shop } = board;
  const may = { redeem: useMay('codes.redeem'), reviews: useMay('reviews.moderate') };
  return (
    <header className="border-line border-b bg-surface px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <Logo className="h-8 w-auto" />
        <h1 className="sr-only">{t.title}</h1>
        <div className="min-w-40 flex-1">
          <ShopChoice board={board} onShop={onShop} />
        </div>
        <Button variant="quiet" className="lg:order-last" onClick={() => void signOut()}>
          {texts.signOut}
        </Button>
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
          {may.redeem && (
            <Link
              to="/scanner"
              search={shop ? { negozio: shop.id } : {}}
              className={buttonStyle({ variant: 'outline' }, tool)}
            >
              {t.scanner}
            </Link>
          )}
          {shop && <ShopTools shop={shop} onWindow={onWindow} />}
          {may.reviews && (
            <Link to="/recensioni" className={buttonStyle({ variant: 'outline' }, tool)}>
              {t.reviews}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
