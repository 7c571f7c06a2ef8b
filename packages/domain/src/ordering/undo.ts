import type { OrderEvent } from './transitions.ts';

/** Steps that can be undone for a few seconds. A rejection is none of them: its refund is on the way. */
export const undoableSteps = [
  'accept',
  'prepare',
  'finish',
  'send_out',
  'complete',
] as const satisfies readonly OrderEvent[];
export type UndoableStep = (typeof undoableSteps)[number];

/** Whether an event is an undoable step. */
export const isUndoable = (event: OrderEvent): event is UndoableStep =>
  undoableSteps.some((step) => step === event);

/** Seconds in which a step's author is offered to undo it. */
export const undoSeconds = 10;

/** Delay of the step's message: a little longer, so that an undo in the last second finds it unsent. */
export const messageWait = (seconds: number): number => (seconds === 0 ? 0 : seconds + 3);

/** Moment until which a step can be undone. */
export const undoUntil = (since: Date, seconds: number): Date => new Date(since.getTime() + seconds * 1_000);

/** Allowance for an undo pressed in time that arrives a moment later. */
const onItsWayMs = 1_500;

export const isInTime = (until: Date, now: Date): boolean => now.getTime() <= until.getTime() + onItsWayMs;
