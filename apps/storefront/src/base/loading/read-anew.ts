/** Whether this page is already the result of a reload. */
const isReadAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Reloads the page for code that did not load: the browser may have remembered the failure, and a new deployment only
 * arrives by a reload. Never twice in a row: a second failure is shown as an error.
 */
export const readAnew = (): void => {
  if (!isReadAnew()) location.reload();
};
