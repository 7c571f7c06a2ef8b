import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LoginMode, OverlayParams } from '../../base/navigation/search-params.ts';

type ModeLinkProps = { readonly mode: LoginMode; readonly children: ReactNode };

/** Leads to another mode of the login, in place of the one that is open. */
export function ModeLink({ mode, children }: ModeLinkProps) {
  return (
    <Link
      to="."
      search={(search: OverlayParams) => ({ ...search, accesso: mode })}
      state={(state) => state}
      replace
      resetScroll={false}
      preload={false}
      className="-mx-2 inline-flex min-h-11 items-center rounded-full px-2 font-semibold text-tomato-ink underline underline-offset-4 hover:bg-sunken"
    >
      {children}
    </Link>
  );
}
