import { useQuery } from '@tanstack/react-query';
import { useService } from '../../base/api/api.tsx';

/** Which terms of sale an order is made under: a version is the moment the text was last changed. */
export const useTermsVersion = () => {
  const { data, refetch } = useQuery(
    useService().query('GET /api/contents/:slug', { params: { slug: 'terms' } }),
  );
  return { version: data?.updated_at, reread: refetch };
};
