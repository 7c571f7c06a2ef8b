import { usePressed } from './press.ts';
import { RedoSlip } from './redo-slip.tsx';
import { Slip } from './slip.tsx';

/** The slip being printed; mounted once a page. */
export function PressedSlip({ now }: { readonly now: Date }) {
  const pressed = usePressed();
  if (!pressed) return null;
  const { order, redo } = pressed;
  return redo ? <RedoSlip order={order} redo={redo} now={now} /> : <Slip order={order} now={now} />;
}
