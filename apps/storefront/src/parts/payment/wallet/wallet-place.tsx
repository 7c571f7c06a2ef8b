import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

type WalletPlaceProps = {
  /** An element of the page, or null until it is there; without one the buttons stand where they are written. */
  readonly place: HTMLElement | null | undefined;
  readonly children: ReactNode;
};

/** Puts the buttons of a wallet where the page wants them, whoever draws them. */
export function WalletPlace({ place, children }: WalletPlaceProps) {
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
