import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Service } from '../api/api.tsx';
import { brandQuery } from '../api/brand.ts';
import { serviceUrl } from '../api/config.ts';

type AccentSheetProps = { readonly queryClient: QueryClient; readonly service: Service };

/** The brand's own colours, if set. It stands in the head, outside of the cached answers. */
export function AccentSheet({ queryClient, service }: AccentSheetProps) {
  const sheet = useQuery(brandQuery(service), queryClient).data?.accent?.sheet;
  return sheet && <link rel="stylesheet" href={serviceUrl + sheet} />;
}
