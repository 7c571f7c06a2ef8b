const bytes = (text: string) => Buffer.byteLength(text);

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].reduce((sum, [found]) => sum + bytes(found), 0);

/** Bytes of a page without compression: data for search engines, scripts including state, the rest. */
export const weighPage = (html: string) => {
  const facts = all(html, /<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/g);
  const state = all(html, /<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g);
  const kb = (size: number) => Math.round(size / 100) / 10;
  return {
    'HTML KB': kb(bytes(html)),
    'markup KB': kb(bytes(html) - facts - state),
    'state KB': kb(state),
    'JSON-LD KB': kb(facts),
    cards: html.split('<article').length - 1,
  };
};
