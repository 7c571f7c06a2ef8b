import type { PartKey } from '../cart-parts.ts';
import type { DeliveryState } from '../states.ts';
import { isUnderWay } from '../transitions.ts';

const dayMs = 86_400_000;

/** Whether a part can be made again at no charge: accepted food, until a day after its handover. */
export const canRedo = (
  { part, state, since }: { readonly part: PartKey; readonly state: DeliveryState; readonly since: Date },
  now: Date,
): boolean =>
  part === 'food' &&
  (isUnderWay(state) || (state === 'completed' && now.getTime() - since.getTime() < dayMs));
