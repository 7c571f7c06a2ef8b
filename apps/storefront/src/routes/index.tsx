import { createFileRoute, redirect } from '@tanstack/react-router';
import { checkQuery } from '../base/api/brand.ts';

/** Home, or the page configured for the domain (RTE-26); the server answers this itself before the tree is asked. */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context: { queryClient, service }, location }) => {
    // Few come by the empty path once the page is alive: what they need is no part of every page.
    const { homeAddress } = await import('@zanga/contract/brand/home-address');
    // Without an answer the common home page is shown.
    const check = await queryClient.ensureQueryData(checkQuery(service)).catch(() => undefined);
    throw redirect({ href: homeAddress(check?.home_path ?? '/home', location.searchStr), replace: true });
  },
});
