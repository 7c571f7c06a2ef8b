declare const brand: unique symbol;

/** An address in the form that is compared and stored: lower case, its domain in ASCII. */
export type Email = string & { readonly [brand]: 'Email' };

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const asciiDomain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Characters that would begin another part of a web address, or be dropped silently. */
const notInDomain = /[\s\p{Cc}/\\?#@:%[\]<>^|]/u;

/** A domain as the name servers know it: `caffè.it` is `xn--caff-8oa.it`. */
const domainOf = (written: string): string | undefined => {
  if (notInDomain.test(written)) return undefined;
  const url = `http://${written.normalize('NFC')}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return asciiDomain.test(hostname) && hostname.length <= 253 ? hostname : undefined;
};

/** Reads an email address (VAL-2). Case is ignored; a plus and dots are kept: only some providers ignore them. */
export const readEmail = (written: string): Email | undefined => {
  const text = written.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0)).toLowerCase();
  const domain = domainOf(text.slice(at + 1));
  if (at < 1 || local.length > 64 || !localPart.test(local) || domain === undefined) return undefined;
  return `${local}@${domain}` as Email; // both halves have been checked
};
