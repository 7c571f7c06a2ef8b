import type { UseNavigateResult } from '@tanstack/react-router';
import type { User } from '@zanga/contract/people/profile';
import type { Right } from '@zanga/domain/staff/rights';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import type { ComponentType } from 'react';

/** Something the command palette leads to. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** Beside it, smaller: what kind, of when, of which shop. */
  readonly detail?: string;
  readonly icon: ComponentType<IconProps>;
  readonly go: (navigate: UseNavigateResult<string>) => void;
};

type Asked = { readonly user: Pick<User, 'roles'>; readonly signal: AbortSignal };

/** One kind of things that the command palette finds; `palette-sources.ts` lists them all. */
export type PaletteSource = {
  readonly id: string;
  readonly heading: string;
  /** Asked only for those who have this right. */
  readonly right?: Right;
  /** Asked only when so many letters are typed. */
  readonly least?: number;
  /** It asks the server: a moment after the last letter, and again when the answer may be old. */
  readonly remote?: true;
  /** The best first; at most eight are shown. */
  readonly find: (text: string, asked: Asked) => Promise<readonly PaletteEntry[]>;
};
