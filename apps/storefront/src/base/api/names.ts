import { useRouter } from '@tanstack/react-router';
import type { Brand } from '@zanga/contract/brand/brand';
import { type Names, namesOf, unnamed } from '@zanga/domain/brand/names';
import { createContext, useContext } from 'react';
import type { RouterContext } from '../../router.tsx';
import { brandQuery } from './brand.ts';
import { builtName } from './config.ts';

/** Until the brand has answered, the app uses the name from its build. */
const fallback = __NATIVE__ && builtName ? namesOf(builtName) : unnamed;

/** Names of the brand and its membership, from the brand's last answer. */
export const namesIn = ({ queryClient, service }: Pick<RouterContext, 'queryClient' | 'service'>): Names =>
  queryClient.getQueryData<Brand>(brandQuery(service).queryKey)?.names ?? fallback;

/** The names of a part that is drawn by itself, without a page around it. */
export const GivenNames = createContext<Names | undefined>(undefined);

/** `namesIn` for components. The frame asks for the brand before it renders any. */
export const useNames = (): Names => {
  const given = useContext(GivenNames);
  const router = useRouter({ warn: false });
  return given ?? namesIn(router.options.context);
};
