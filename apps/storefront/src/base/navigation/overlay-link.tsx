import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { overlayAddress } from './overlay-address.ts';
import type { OverlayParams } from './search-params.ts';

type OverlayLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  readonly name: keyof OverlayParams;
  readonly value?: string;
};

function LivingLink({ name, value = '1', ...rest }: OverlayLinkProps) {
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

/**
 * What the server writes of it: the address of the page with one parameter more. The router works out an address as if it
 * could lead anywhere, and a list has more than a hundred of them.
 */
function WrittenLink({ name, value = '1', ...rest }: OverlayLinkProps) {
  const router = useRouter({ warn: false });
  return <a {...rest} href={overlayAddress(router?.latestLocation, name, value)} />;
}

/** A real link that opens an overlay over the page one is on. */
export const OverlayLink = import.meta.env.SSR ? WrittenLink : LivingLink;
