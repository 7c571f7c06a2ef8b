const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Token and mail address of a mailed link, from behind its `#`, which no server sees. */
export const linkInHash = (hash: string): { readonly token: string; readonly email: string } => {
  const text = hash.replace(/^#/, '');
  const dot = text.indexOf('.');
  return dot === -1
    ? { token: text, email: '' }
    : { token: text.slice(0, dot), email: decoded(text.slice(dot + 1)) };
};
