/** Facts for search engines as a data block; `<` is escaped, so that no text can close it early. */
export const structuredData = (facts: object) => ({
  type: 'application/ld+json',
  children: JSON.stringify(facts).replaceAll('<', '\\u003c'),
});
