/**
 * Whether a script is the service worker or one of the configurable captchas. The content policy says from which host.
 */
const isOurs = (address: string): boolean => {
  if (address === '/sw.js') return true;
  const { pathname, search } = new URL(address, 'https://none.invalid');
  return (
    (pathname === '/turnstile/v0/api.js' || pathname === '/recaptcha/api.js') &&
    /^\?render=[\w%-]+$/.test(search)
  );
};

/** Returns the address of an allowed script unchanged; throws for any other. */
export const checkedScript = (address: string): string => {
  if (!isOurs(address)) throw new TypeError('Not a script of this page');
  return address;
};

type Policy = { readonly createScriptURL: (text: string) => string };
let policy: Policy | undefined;

/** The same address as a trusted script, from the one Trusted Types policy that the page may create. */
export const trustedScript = (address: string): string => {
  policy ??= window.trustedTypes?.createPolicy('zanga', { createScriptURL: checkedScript }) ?? {
    createScriptURL: checkedScript,
  };
  return policy.createScriptURL(address);
};
