import type { UseNavigateResult } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import type { Right } from '@zanga/domain/staff/rights';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import type { ComponentType } from 'react';

/** A line of the command palette. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** Smaller words beside it: kind, time, shop. */
  readonly detail?: string;
  readonly icon: ComponentType<IconProps>;
  readonly go: (navigate: UseNavigateResult<string>) => void;
};

type PaletteSearch = { readonly user: Pick<User, 'roles'>; readonly signal: AbortSignal };

/** One kind of things in the command palette; `palette-sources.ts` lists them all. */
export type PaletteSource = {
  readonly id: string;
  readonly heading: string;
  /** Asked only with this right. */
  readonly right?: Right;
  /** Asked from this number of letters on. */
  readonly least?: number;
  /** Asks the server: a moment after the last letter, and again once the answer may be old. */
  readonly remote?: true;
  /** Best results first; at most eight are shown. */
  readonly find: (text: string, asked: PaletteSearch) => Promise<readonly PaletteEntry[]>;
};
