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
 * The link as the server writes it: the page's address with one more parameter. The router's own way would cost more,
 * and a list has over a hundred such links.
 */
function WrittenLink({ name, value = '1', ...rest }: OverlayLinkProps) {
  const router = useRouter({ warn: false });
  return <a {...rest} href={overlayAddress(router?.latestLocation, name, value)} />;
}

/** A real link that opens an overlay over the present page. */
export const OverlayLink = import.meta.env.SSR ? WrittenLink : LivingLink;
