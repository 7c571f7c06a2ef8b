import { usePressed } from './press.ts';
import { RedoSlip } from './redo-slip.tsx';
import { Slip } from './slip.tsx';

/** What this page prints at this moment; a page has one of it. */
export function PressedSlip({ now }: { readonly now: Date }) {
  const pressed = usePressed();
  if (!pressed) return null;
  const { order, redo } = pressed;
  return redo ? <RedoSlip order={order} redo={redo} now={now} /> : <Slip order={order} now={now} />;
}
