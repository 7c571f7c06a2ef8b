/** Where the empty path leads, with what the address asked for beside it; what it asks wins over the page's own (RTE-26). */
export const homeAddress = (homePath: string, search: string): string => {
  const [path = '', own = ''] = homePath.split('?');
  const query = new URLSearchParams(own);
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) query.delete(name);
  for (const [name, value] of parameters) query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
