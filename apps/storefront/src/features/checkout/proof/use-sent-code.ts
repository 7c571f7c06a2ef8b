import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { useCaptcha } from '../../../parts/captcha/use-captcha.ts';
import { sendPhoneCode } from './phone-code.ts';

const aMinute = 60_000;

/** A code went out a moment ago: it is typed, and another may be asked for in a minute. */
const isOnItsWay = (error: unknown) => isApiError(error) && error.code === 'phone.resend_wait';

/** Sends the code as soon as the screen is there, and again when it is asked for. */
export const useSentCode = (cart: Cart, telephone: string) => {
  const service = useService();
  const captcha = useCaptcha('phone_code');
  const { solution, renew } = captcha;
  const [againAt, setAgainAt] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const begun = useRef(false);
  const send = useCallback(async () => {
    setProblem(undefined);
    try {
      const solved = await solution();
      // A captcha that failed shows itself, with a button to try again.
      if (solved === undefined) return;
      const { resend_in } = await sendPhoneCode({ service, cart, telephone }, solved);
      setAgainAt(Date.now() + resend_in * 1000);
    } catch (error) {
      if (isOnItsWay(error)) setAgainAt(Date.now() + aMinute);
      else setProblem(errorText(error));
    }
    // Each is good once.
    void renew();
  }, [service, cart, telephone, solution, renew]);
  useEffect(() => {
    if (begun.current || captcha.state !== 'solved') return;
    begun.current = true;
    void send();
  }, [captcha.state, send]);
  return { captcha, againAt, problem, send };
};
