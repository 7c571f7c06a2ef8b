/** The device gives no position: its owner refused, or it does not know. */
export class PositionError extends Error {
  readonly kind: 'refused' | 'unknown';

  constructor(kind: 'refused' | 'unknown') {
    super(`position ${kind}`);
    this.kind = kind;
  }
}
