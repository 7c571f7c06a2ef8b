import { useQuery, useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';

const people = () => service.query('GET /api/backoffice/people');
const person = (id: string) =>
  service.query('GET /api/backoffice/people/:person', { params: { person: id } });

export const usePeople = () => useQuery(people());
export const usePerson = (id: string) => useQuery(person(id));

/** Invalidates every list of people after a change. */
export const useAnew = () => {
  const client = useQueryClient();
  return async (id?: string) => {
    await client.invalidateQueries({ queryKey: people().queryKey });
    if (id !== undefined) await client.invalidateQueries({ queryKey: person(id).queryKey });
  };
};
