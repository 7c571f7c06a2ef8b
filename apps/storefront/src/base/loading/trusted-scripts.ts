/** The page's worker, and the scripts of the captchas that one may configure; from where, the content policy says. */
const isOurs = (address: string): boolean => {
  if (address === '/sw.js') return true;
  const { pathname, search } = new URL(address, 'https://none.invalid');
  return (
    (pathname === '/turnstile/v0/api.js' || pathname === '/recaptcha/api.js') &&
    /^\?render=[\w%-]+$/.test(search)
  );
};

/** The address of a script as it is; any other than those above is refused. */
export const checkedScript = (address: string): string => {
  if (!isOurs(address)) throw new TypeError('Not a script of this page');
  return address;
};

type Policy = { readonly createScriptURL: (text: string) => string };
let policy: Policy | undefined;

/** The same as browsers want it that check what becomes a script: from the one policy the page may make. */
export const trustedScript = (address: string): string => {
  policy ??= window.trustedTypes?.createPolicy('zanga', { createScriptURL: checkedScript }) ?? {
    createScriptURL: checkedScript,
  };
  return policy.createScriptURL(address);
};
