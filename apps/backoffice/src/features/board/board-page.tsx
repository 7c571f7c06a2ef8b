import type { Board, BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../base/user.ts';
import { useNotice } from '../../parts/frame/notices.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop, useShops } from '../../parts/frame/use-shop.ts';
import { BoardTools } from './ahead/board-tools.tsx';
import { type BoardFilter, filtered } from './ahead/totals-ahead.ts';
import { BoardCalls } from './board-calls.tsx';
import { inColumn } from './board-columns.ts';
import { BoardColumns } from './board-columns-view.tsx';
import { BoardHeader } from './board-header.tsx';
import type { BoardParams } from './board-params.ts';
import { boardTexts as t } from './board-texts.ts';
import { ConnectionLost } from './connection-lost.tsx';
import { NoShops } from './no-shops.tsx';
import { AcceptDialog } from './order/accept-dialog.tsx';
import type { CardActions } from './order/order-card.tsx';
import { OrderDialog } from './order/order-dialog.tsx';
import { loudest } from './order/urgency.ts';
import { BusyDialog } from './rush/busy-dialog.tsx';
import { RushBar } from './rush/rush-bar.tsx';
import { ShutShops } from './screens/shut-shops.tsx';
import { useAwake } from './screens/use-awake.ts';
import { PauseDialog } from './shop/pause-dialog.tsx';
import { TablesDialog } from './shop/tables-dialog.tsx';
import { PrintsAlone } from './slip/alone.tsx';
import { PrintDialog } from './slip/print-dialog.tsx';
import { useBell } from './use-bell.ts';
import { useBoard } from './use-board.ts';
import { useUndo } from './use-undo.ts';

/** The time, renewed every few seconds. */
const useNow = (every = 5_000) => {
  const [now, setNow] = useState(() => serviceNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serviceNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};

type BoardPageProps = {
  readonly params: BoardParams;
  readonly onParams: (params: BoardParams) => void;
};

type OpenBoardProps = BoardPageProps & {
  readonly board: Board;
  readonly onMoved: (order: BoardOrder) => void;
};

/** The same address with another filter. */
const withFilter = (
  { modo: _, entro: __, ...rest }: BoardParams,
  filter: Partial<Wide<BoardFilter>>,
): BoardParams => ({
  ...rest,
  ...(filter.modo && { modo: filter.modo }),
  ...(filter.entro !== undefined && { entro: filter.entro }),
});

type Wide<Shape> = { readonly [Key in keyof Shape]: Shape[Key] | undefined };

/** Actions with a constant identity that always call the latest version: cards drawn with them need no redraw. */
const useSame = (actions: CardActions): CardActions => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [same] = useState<CardActions>(() => ({
    onOpen: (order) => latest.current.onOpen(order),
    onAccept: (order) => latest.current.onAccept(order),
    onMoved: (order) => latest.current.onMoved(order),
  }));
  return same;
};

const nameOf = ({ order, part }: BoardOrder) => `${order}/${part}`;

function Windows({
  board,
  params,
  onParams,
  onMoved,
  now,
  onAccept,
}: OpenBoardProps & {
  readonly now: Date;
  readonly onAccept: (order: BoardOrder) => void;
}) {
  const { ordine, finestra, ...rest } = params;
  const close = () => onParams(rest);
  const open = board.data.find((order) => nameOf(order) === ordine);
  return (
    <>
      <PrintsAlone orders={board.data} now={now} />
      {open && (
        <OrderDialog
          key={nameOf(open)}
          order={open}
          now={now}
          onClose={close}
          onAccept={() => onAccept(open)}
          onMoved={onMoved}
        />
      )}
      {board.shop && finestra === 'pausa' && <PauseDialog shop={board.shop} now={now} onClose={close} />}
      {board.shop && finestra === 'tempi' && <BusyDialog shop={board.shop} now={now} onClose={close} />}
      {finestra === 'stampa' && <PrintDialog onClose={close} />}
      {board.shop && finestra === 'tavoli' && <TablesDialog shop={board.shop.id} onClose={close} />}
    </>
  );
}

/** Reports this screen as awake; warns people who work on orders that new ones are mute. */
const useScreen = (shop: string | undefined, sound: ReturnType<typeof useBell>) => {
  useAwake(shop, sound.on);
  const works = useMay('orders.work');
  useNotice(
    works && !sound.on
      ? { id: 'mute', tone: 'problem', text: t.mute, action: { label: t.unmute, onPress: sound.turnOn } }
      : undefined,
  );
};

function OpenBoard(props: OpenBoardProps) {
  const { board, params, onParams, onMoved } = props;
  const now = useNow();
  const waiting = inColumn(board.data, 'nuovi', now);
  const sound = useBell(loudest(waiting, now));
  useScreen(board.shop?.id, sound);
  const [accepting, setAccepting] = useState<BoardOrder>();
  const shown = filtered(board.data, params, now);
  const accept = (order: BoardOrder) => {
    const { ordine: _, ...rest } = params;
    onParams(rest);
    setAccepting(order);
  };
  return (
    <>
      <BoardHeader
        board={board}
        waiting={waiting.length}
        sound={sound}
        onWindow={(finestra) => onParams({ ...params, finestra })}
      />
      <p role="status" className="sr-only">
        {waiting.length > 0 && t.newOrder(waiting.length)}
      </p>
      {board.shop && <RushBar shop={board.shop} now={now} />}
      <BoardCalls calls={board.calls} now={now} />
      <div>
        {board.more > 0 && <FormAlert className="px-4 pt-4 md:px-6" text={t.more(board.more)} />}
        <BoardTools
          orders={board.data}
          now={now}
          filter={params}
          onPrint={() => onParams({ ...params, finestra: 'stampa' })}
          onFilter={({ modo, entro }) => onParams(withFilter(params, { modo, entro }))}
        />
        <BoardColumns
          orders={shown}
          now={now}
          shown={params.colonna ?? 'nuovi'}
          onShow={(colonna) => onParams({ ...params, colonna })}
          {...useSame({
            onOpen: (order: BoardOrder) => onParams({ ...params, ordine: nameOf(order) }),
            onAccept: accept,
            onMoved,
          })}
        />
      </div>
      <Windows {...props} now={now} onAccept={accept} />
      {accepting && (
        <AcceptDialog
          order={accepting}
          busy={board.shop?.busy ?? null}
          now={now}
          onClose={() => setAccepting(undefined)}
          onMoved={onMoved}
        />
      )}
    </>
  );
}

/** The live board of a shop. */
export function BoardPage(props: BoardPageProps) {
  const { shop } = useShop();
  const { data: known } = useShops();
  // Without a chosen shop the board depends on the list of shops; a brand without any has no board.
  if (shop === undefined && known === undefined) return <ComingBoard />;
  if (shop === undefined && known?.data.length === 0) return <NoShops />;
  // The key starts anew for another shop: no order of the last one stays under the new name.
  return <LiveBoard key={shop ?? ''} shop={shop} {...props} />;
}

function ComingBoard() {
  return (
    <div aria-busy="true">
      <PageHeader title={t.title} />
      <div className="grid gap-4 p-6 xl:grid-cols-5">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </div>
  );
}

function LiveBoard({ shop, params, onParams }: BoardPageProps & { readonly shop: string | undefined }) {
  const { board, connected, refused, show } = useBoard(shop);
  const moved = useUndo(show);
  if (refused)
    return (
      <>
        <PageHeader title={t.title} />
        <FormAlert text={refused} className="p-4 md:p-6" />
      </>
    );
  return (
    <>
      <ConnectionLost connected={connected} />
      <ShutShops />
      {board ? (
        <OpenBoard board={board} params={params} onParams={onParams} onMoved={moved} />
      ) : (
        <ComingBoard />
      )}
    </>
  );
}
