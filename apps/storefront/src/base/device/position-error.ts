/** Why a device does not say where it is: it was not allowed to, or it does not know. */
export class PositionTrouble extends Error {
  readonly kind: 'refused' | 'unknown';

  constructor(kind: 'refused' | 'unknown') {
    super(`position ${kind}`);
    this.kind = kind;
  }
}
