const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What a mailed link carries behind its `#`, which no server sees: the token, and for which address it is. */
export const linkInHash = (hash: string): { readonly token: string; readonly email: string } => {
  const text = hash.replace(/^#/, '');
  const dot = text.indexOf('.');
  return dot === -1
    ? { token: text, email: '' }
    : { token: text.slice(0, dot), email: decoded(text.slice(dot + 1)) };
};
