const most = 5;

/** Names the products that changed since the preview: by a colleague, or by an order that took stock. */
export const overtakenText = (names: readonly string[]): string => {
  const named = names.slice(0, most).map((name) => `«${name}»`);
  const others = names.length > most ? ` e altri ${names.length - most}` : '';
  const changed = names.length === 1 ? 'è cambiato' : 'sono cambiati';
  return `${changed} ${named.join(', ')}${others}, per mano di un collega o per un ordine`;
};

/** Words for an empty cell; in a shop's stock column it means that the shop does not count. */
export const emptyText = (column: string): string => (column.startsWith('pezzi (') ? 'non conta' : '(vuoto)');
