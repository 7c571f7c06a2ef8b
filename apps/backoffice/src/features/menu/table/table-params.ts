import { filters, oneOf, shapedLike } from '@zanga/browser/address/filters.ts';

/** Which file is looked at, and which of its rows, as the address says it. */
export const tableParams = filters({
  file: shapedLike(/^imp_\w{1,60}$/),
  esito: oneOf(['new', 'changed', 'same', 'refused']),
});
export type TableParams = ReturnType<typeof tableParams>;
