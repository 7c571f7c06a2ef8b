import { useQuery } from '@tanstack/react-query';
import type { LetterForm } from '@zanga/contract/brand/letters-office';
import { service } from '../../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/letters');

export const useLetters = () => useQuery(list);

const letters = editable({
  query: (letter: string) => service.query('GET /api/backoffice/letters/:letter', { params: { letter } }),
  idOf: ({ letter }) => letter,
  told: [list.queryKey],
});
export const useLetter = (letter: string) => useEditable(letters, letter);
export const readLetter = (letter: string) => readEditable(letters, letter);
export const useLetterSaved = () => useTakeOver(letters);

export const writeLetter = (letter: string, body: { readonly version: string; readonly form: LetterForm }) =>
  service.api('PUT /api/backoffice/letters/:letter', { params: { letter }, body });

/** Letter to an invented customer, from the unsaved form. */
export const drawLetter = (letter: string, form: LetterForm) =>
  service.api('POST /api/backoffice/letters/:letter/preview', { params: { letter }, body: { form } });

/** Sends the preview to the person's own address. */
export const tryLetter = (letter: string, form: LetterForm) =>
  service.api('POST /api/backoffice/letters/:letter/trial', { params: { letter }, body: { form } });
