import { captchaTexts } from '../../shared/captcha/captcha-texts.ts';
import { useCaptcha } from '../../shared/captcha/use-captcha.ts';
import { contactTexts as t } from './contact-texts.ts';

export type Sent = { readonly reference: string; readonly email: string };
export type SentProps = { readonly onSent: (sent: Sent) => void };

/** What both forms begin with, and what their fields are called. */
export const emptyMessage = { topic: '' as never, order: '', message: '', captcha: '' }; // nothing is chosen yet

export const messageLabels = {
  topic: t.topic,
  order: t.order,
  message: t.message,
  captcha: captchaTexts.label,
};

/** A captcha that is solved while one writes, and again after a try that failed. */
export const useContactCaptcha = () => {
  const captcha = useCaptcha();
  const renewing = async <T>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      void captcha.renew();
      throw error;
    }
  };
  const solve = async () => (await captcha.solution()) ?? '';
  return { captcha, renewing, solve };
};
