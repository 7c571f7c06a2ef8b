import { useQuery } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';

/** All lists of shows, of any shop. */
const shows = service.query('GET /api/backoffice/cinema/shows', { query: {} }).queryKey.slice(0, 1);
const show = (id: string) =>
  service.query('GET /api/backoffice/cinema/shows/:show', { params: { show: id } }).queryKey.slice(0, 1);
const usual = service.query('GET /api/backoffice/cinema/usual');

/** Halls, and the facts of earlier shows. */
export const useUsual = () => useQuery({ ...usual, staleTime: 0 });

/** A show with all its editable fields. */
const edited = editable({
  query: (id: string) =>
    service.query('GET /api/backoffice/cinema/shows/:show/form', { params: { show: id } }),
  idOf: ({ id }) => id,
  told: [shows, show(''), usual.queryKey],
});
export const useShowForm = (id: string) => useEditable(edited, id);
export const readShowForm = (id: string) => readEditable(edited, id);
export const useShowSaved = () => useTakeOver(edited);
export const showsKey = shows;

export const useCategories = () => useQuery(service.query('GET /api/backoffice/menu/categories'));
export const useGroups = () => useQuery(service.query('GET /api/backoffice/menu/options'));
