/** Repeats an unanswered call after a pause: a connection that drops for a moment is back by then. */
export const secondTry = <Answer>(
  ask: () => Promise<Answer>,
  pause: () => Promise<unknown>,
): Promise<Answer> => ask().catch(() => pause().then(ask));
