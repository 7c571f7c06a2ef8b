import { filters, oneOf, shapedLike } from '@zanga/browser/address/filters.ts';

/** Import and filter of its rows in the address. */
export const tableParams = filters({
  file: shapedLike(/^imp_\w{1,60}$/),
  esito: oneOf(['new', 'changed', 'same', 'refused']),
});
export type TableParams = ReturnType<typeof tableParams>;
