import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeAddress } from '@zanga/contract/home-address';
import { checkQuery } from '../shared/brand.ts';

/** Home, or the page configured for the domain (RTE-26); the server answers this itself before the tree is asked. */
export const Route = createFileRoute('/')({
  beforeLoad: async ({ context: { queryClient, service }, location }) => {
    const check = await queryClient.ensureQueryData(checkQuery(service)).catch(() => undefined);
    throw redirect({ href: homeAddress(check?.home_path ?? '/home', location.searchStr), replace: true });
  },
});
