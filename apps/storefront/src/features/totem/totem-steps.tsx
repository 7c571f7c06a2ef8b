import { errorText } from '@zanga/browser/form/error-text.ts';
import type { TotemHere } from '@zanga/contract/shops/totems';
import { useState } from 'react';
import { BasketScreen } from './basket/basket-screen.tsx';
import { TotemAmount } from './basket/totem-amount.tsx';
import { DishScreen } from './dish-screen.tsx';
import { DoneScreen } from './done-screen.tsx';
import { MenuScreen } from './menu-screen.tsx';
import { NameScreen } from './name-screen.tsx';
import { PayScreen, type TotemPayment } from './pay-screen.tsx';
import { TerminalScreen } from './terminal-screen.tsx';
import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import type { TotemEvent, TotemState } from './totem-state.ts';
import { totemTexts as t } from './totem-texts.ts';
import { CartChanged, useTotemCart } from './use-totem-cart.ts';
import { WhereScreen } from './where-screen.tsx';

type TotemStepsProps = {
  readonly totemKey: string;
  readonly here: TotemHere;
  readonly state: TotemState;
  readonly send: (event: TotemEvent) => void;
  readonly onRestart: () => void;
};

type CartOfTotem = ReturnType<typeof useTotemCart>;

type MenuProps = TotemStepsProps & Pick<CartOfTotem, 'cart' | 'pricing'>;

function Menu({ state, send, onRestart, cart, pricing }: MenuProps) {
  const pieces = state.lines.reduce((sum, { qty }) => sum + qty, 0);
  const look = (dish: string | null) => send({ event: 'look', dish });
  if (state.dish !== null)
    return (
      <DishScreen
        slug={state.dish}
        onAdd={(line) => send({ event: 'add', line })}
        onBack={() => look(null)}
      />
    );
  return (
    <TotemFrame
      title={t.menu}
      onRestart={onRestart}
      footer={
        <TotemButton
          aria-disabled={pieces === 0 || undefined}
          onClick={() => pieces > 0 && send({ event: 'go', to: 'basket' })}
        >
          {pieces === 0 ? (
            t.basketEmpty
          ) : (
            <span>
              {t.seeBasket(pieces)} · <TotemAmount amount={cart?.total_price} pending={pricing} />
            </span>
          )}
        </TotemButton>
      }
    >
      <MenuScreen
        chosen={state.category}
        onChoose={(category) => send({ event: 'browse', category })}
        onAdd={({ slug, name }) => send({ event: 'add', line: { product: slug, name, options: [], qty: 1 } })}
        onLook={({ slug }) => look(slug)}
      />
    </TotemFrame>
  );
}

/** The shop stopped taking orders during the visit: the order is kept, in case it goes on in a moment. */
function JustClosed({ onRestart }: Pick<TotemStepsProps, 'onRestart'>) {
  return (
    <TotemFrame
      centred
      title={t.justClosed}
      footer={
        <TotemButton look="outline" onClick={onRestart}>
          {t.restart}
        </TotemButton>
      }
    >
      <p role="status" className="text-balance text-center text-h3">
        {t.justClosedLine}
      </p>
    </TotemFrame>
  );
}

/** Places the shown cart once; an error returns to the screen that can solve it. */
const usePlacing = (place: CartOfTotem['place'], send: TotemStepsProps['send']) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const pay = async (paying: TotemPayment) => {
    setBusy(true);
    setProblem(undefined);
    try {
      send({ event: 'ordered', order: await place(paying) });
    } catch (error) {
      setProblem(error instanceof CartChanged ? t.changed : errorText(error));
      if (error instanceof CartChanged) send({ event: 'go', to: 'basket' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, pay, forget: () => setProblem(undefined) };
};

type BasketProps = TotemStepsProps &
  Pick<CartOfTotem, 'cart' | 'pricing'> & {
    readonly problem: string | undefined;
    /** Clears the error at the person's next action. */
    readonly forget: () => void;
  };

function Basket({ state, send, onRestart, cart, pricing, problem, forget }: BasketProps) {
  const then = (event: TotemEvent) => {
    forget();
    send(event);
  };
  return (
    <BasketScreen
      lines={state.lines}
      {...{ cart, pricing, problem, onRestart }}
      onCount={(at, qty) => then({ event: 'count', at, qty })}
      onMenu={() => then({ event: 'go', to: 'menu' })}
      onGoOn={() => then({ event: 'go', to: 'name' })}
    />
  );
}

/** Screens between the first touch and the order's number. */
export function TotemSteps(props: TotemStepsProps) {
  const { totemKey, here, state, send, onRestart } = props;
  const { cart, pricing, lost, place } = useTotemCart({ key: totemKey, here, state });
  const { busy, problem, pay, forget } = usePlacing(place, send);
  const go = (to: TotemState['step']) => () => send({ event: 'go', to });
  const { step, order } = state;
  if (!here.open && step !== 'terminal' && step !== 'done') return <JustClosed onRestart={onRestart} />;
  if (step === 'where')
    return <WhereScreen onChosen={(mode) => send({ event: 'eat', mode })} onRestart={onRestart} />;
  if (step === 'menu') return <Menu {...props} cart={cart} pricing={pricing} />;
  if (step === 'name')
    return (
      <NameScreen
        name={state.name}
        onName={(name) => send({ event: 'call', name })}
        onGoOn={(name) => {
          send({ event: 'call', name });
          send({ event: 'go', to: 'pay' });
        }}
        onBack={go('basket')}
      />
    );
  if (step === 'pay' && cart)
    return (
      <PayScreen
        {...{ here, cart, pricing, busy, problem }}
        onPay={(paying) => void pay(paying)}
        onBack={go('name')}
      />
    );
  if (step === 'terminal' && order)
    return (
      <TerminalScreen
        key={order.order}
        totemKey={totemKey}
        order={order}
        trial={here.trial}
        onPlaced={(placed) => send({ event: 'ordered', order: placed })}
        onLeft={go('pay')}
      />
    );
  if (step === 'done' && order) return <DoneScreen order={order} onRestart={onRestart} />;
  return <Basket {...props} {...{ cart, pricing }} problem={problem ?? lost ?? undefined} forget={forget} />;
}
