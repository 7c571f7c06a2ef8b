import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

type WalletPlaceProps = {
  /** Element of the page, null until it exists; undefined leaves the buttons where they are rendered. */
  readonly place: HTMLElement | null | undefined;
  readonly children: ReactNode;
};

/** Moves a wallet's buttons to the page's place for them. */
export function WalletPlace({ place, children }: WalletPlaceProps) {
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
