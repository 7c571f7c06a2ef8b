import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { OverlayParams } from './search-params.ts';

type OverlayLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly name: keyof OverlayParams;
  readonly value?: string;
};

/** A real link that opens an overlay over the page one is on. */
export function OverlayLink({ name, value = '1', ...rest }: OverlayLinkProps) {
  return (
    <Link
      to="."
      search={(search: OverlayParams) => ({ ...search, [name]: value })}
      state={{ overlay: name }}
      resetScroll={false}
      preload={false}
      {...rest}
    />
  );
}
