import { useEffect } from 'react';

/** WebOTP, which the type library does not know yet. */
const isCode = (found: unknown): found is { readonly code: string } =>
  typeof found === 'object' && found !== null && 'code' in found && typeof found.code === 'string';

/** Fills the code by itself where the browser can read the SMS, with the person's permission. */
export const useSmsCode = (onCode: (code: string) => void) => {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const calledOff = new AbortController();
    const asked: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: calledOff.signal,
    };
    navigator.credentials.get(asked).then(
      (found) => {
        if (isCode(found)) onCode(found.code);
      },
      () => undefined, // Refused or called off: one can still type it.
    );
    return () => calledOff.abort();
  }, [onCode]);
};
