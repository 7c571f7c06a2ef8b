import type { OrderEvent } from './transitions.ts';

/** Steps that can be taken back for a few seconds. Saying no is none of them: its money is on the way. */
export const undoableSteps = [
  'accept',
  'prepare',
  'finish',
  'send_out',
  'complete',
] as const satisfies readonly OrderEvent[];
export type UndoableStep = (typeof undoableSteps)[number];

/** Whether an event is a step that can be taken back. */
export const isUndoable = (event: OrderEvent): event is UndoableStep =>
  undoableSteps.some((step) => step === event);

/** For how long somebody who has taken a step is offered to take it back. */
export const undoSeconds = 10;

/** What the step has to say waits a little longer, so that a press in the last second still finds it unsent. */
export const messageWait = (seconds: number): number => (seconds === 0 ? 0 : seconds + 3);

/** Until when a step can be taken back. */
export const undoUntil = (since: Date, seconds: number): Date => new Date(since.getTime() + seconds * 1_000);

/** A press that was made in time arrives a moment later. */
const onItsWayMs = 1_500;

export const isInTime = (until: Date, now: Date): boolean => now.getTime() <= until.getTime() + onItsWayMs;
