/** Whether this page was read anew already. */
const isReadAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Reads the page anew for code that did not come: the browser may ask no more for it before, and what was built
 * meanwhile comes in no other way. Never twice in a row: what is missing then is told.
 */
export const readAnew = (): void => {
  if (!isReadAnew()) location.reload();
};
