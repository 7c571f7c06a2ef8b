/** What of an installation an owner may try, one at a time; a printer is tried by the browser that it hangs on. */
export const triedServices = ['email', 'sms', 'push', 'payments', 'geocoding'] as const;
export type TriedService = (typeof triedServices)[number];

/**
 * What became of a trial. `kept`: nobody outside does this here, so the server did it itself. `nobody`: there was nobody to
 * send it to. `off`: it is not done here at all. `held`: a restored copy reaches nobody.
 */
export const trialOutcomes = ['done', 'kept', 'refused', 'failed', 'nobody', 'off', 'held'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

/** Why an outside service did not do it, as far as its answer tells. */
export const troubles = ['late', 'unreachable', 'keys', 'credit', 'too_fast', 'broken'] as const;
export type Trouble = (typeof troubles)[number];

/** What the status of an answer over HTTP says is wrong. */
export const troubleOfStatus = (status: number): Trouble => {
  if (status === 401 || status === 403) return 'keys';
  if (status === 402) return 'credit';
  return status === 429 ? 'too_fast' : 'broken';
};
