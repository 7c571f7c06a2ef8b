const most = 5;

/** Which products are not any more what they were when they were looked at: by a colleague, or by an order that took some. */
export const overtakenText = (names: readonly string[]): string => {
  const named = names.slice(0, most).map((name) => `«${name}»`);
  const others = names.length > most ? ` e altri ${names.length - most}` : '';
  const changed = names.length === 1 ? 'è cambiato' : 'sono cambiati';
  return `${changed} ${named.join(', ')}${others}, per mano di un collega o per un ordine`;
};

/** What an empty cell says: in the column of a shop, that it does not count. */
export const emptyText = (column: string): string => (column.startsWith('pezzi (') ? 'non conta' : '(vuoto)');
