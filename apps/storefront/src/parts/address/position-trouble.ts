import { PositionError } from '../../base/device/position-error.ts';
import { placeErrors } from './address-texts.ts';

/** Why the device gave no position: its owner has not allowed it, or it does not know (ERR-11). */
export const positionTrouble = (error: unknown): string =>
  error instanceof PositionError && error.kind === 'refused' ? placeErrors.refused : placeErrors.position;
