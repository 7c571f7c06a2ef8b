import { useQueryClient } from '@tanstack/react-query';
import type { TotemHere } from '@zanga/contract/shops/totems';
import { useEffect, useReducer } from 'react';
import { useService } from '../../base/api/api.tsx';
import { storage } from '../../base/storage/storage.ts';
import { AttractScreen } from './attract-screen.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { readStoredTotem, storeTotem } from './stored-totem.ts';
import { hearTotem, type TotemEvent } from './totem-state.ts';
import { TotemSteps } from './totem-steps.tsx';
import { useIdle } from './use-idle.ts';

type TotemScreensProps = { readonly totemKey: string; readonly here: TotemHere; readonly offline: boolean };

/** All lists now show this shop's menu, as served on its premises. */
const useMenuOf = (shop: string) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    storage.write('shop_address', shop);
    storage.write('direct', '1');
    void queryClient.invalidateQueries({ queryKey: ['GET /api/products'] });
  }, [queryClient, shop]);
};

/** One visit after the other, with nothing kept in between. */
export function TotemScreens({ totemKey, here, offline }: TotemScreensProps) {
  const service = useService();
  const [state, hear] = useReducer(hearTotem, undefined, () => readStoredTotem());
  useEffect(() => storeTotem(state), [state]);
  useMenuOf(here.shop.id);
  const { step, order, visit } = state;
  const send = (said: TotemEvent) => hear({ visit, said });

  const restart = () => {
    // A person who leaves must free the terminal for the next one; a finished payment stays valid.
    if (step === 'terminal' && order)
      service
        .api('POST /api/totem/orders/:order/leave', {
          params: { order: order.order },
          body: { key: totemKey, token: order.token },
        })
        .catch(() => undefined); // The order expires by itself.
    send({ event: 'reset' });
  };
  const { left, stay } = useIdle({
    // Paying by card needs no touch of the screen: the terminal has a timeout of its own.
    patienceMs: step === 'terminal' ? 75_000 : step === 'done' ? 25_000 : 45_000,
    // The last screen needs no warning, which would only hide the number.
    warningSeconds: step === 'done' ? 0 : 15,
    active: step !== 'attract',
    onGone: restart,
  });
  return (
    <>
      {step === 'attract' ? (
        <AttractScreen here={here} offline={offline} onTouch={() => send({ event: 'go', to: 'where' })} />
      ) : (
        <TotemSteps
          key={visit}
          totemKey={totemKey}
          here={here}
          state={state}
          send={send}
          onRestart={restart}
        />
      )}
      {left !== null && <IdleWarning seconds={left} onStay={stay} onRestart={restart} />}
    </>
  );
}
