/** Services an owner may try, one at a time; a printer is tried from the browser of its device. */
export const triedServices = ['email', 'sms', 'push', 'payments', 'geocoding'] as const;
export type TriedService = (typeof triedServices)[number];

/**
 * Outcome of a trial. `kept`: no vendor is set up, so the server did it itself. `off`: the service is switched off.
 * `held`: a restored copy sends nothing. A push without a registered device has an outcome of its own.
 */
export const trialOutcomes = ['done', 'kept', 'refused', 'failed', 'nobody', 'off', 'held'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

/** Why a service failed, as far as its answer tells. */
export const troubles = ['late', 'unreachable', 'keys', 'credit', 'too_fast', 'broken'] as const;
export type Trouble = (typeof troubles)[number];

/** Trouble named by the status of an HTTP answer. */
export const troubleOfStatus = (status: number): Trouble => {
  if (status === 401 || status === 403) return 'keys';
  if (status === 402) return 'credit';
  return status === 429 ? 'too_fast' : 'broken';
};
