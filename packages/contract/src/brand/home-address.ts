/** Target of the empty path with the address's own parameters, which win over the target's (RTE-26). */
export const homeAddress = (homePath: string, search: string): string => {
  const [path = '', own = ''] = homePath.split('?');
  const query = new URLSearchParams(own);
  const parameters = new URLSearchParams(search);
  for (const name of new Set(parameters.keys())) query.delete(name);
  for (const [name, value] of parameters) query.append(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};
