import { useLocation } from '@tanstack/react-router';
import type { ContactTopic } from '@zanga/contract/brand/contact';
import { captchaTexts } from '../../parts/captcha/captcha-texts.ts';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { contactTexts as t } from './contact-texts.ts';

export type Sent = { readonly reference: string; readonly email: string };
export type SentProps = { readonly onSent: (sent: Sent) => void };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that somebody writes about who comes from it. */
    about?: string;
  }
}

/** What both forms begin with: who comes from an order writes about it. */
export const useFirstWords = () => {
  const order = useLocation({ select: ({ state }) => state.about ?? '' });
  const topic: ContactTopic = order ? 'order' : ('' as never); // nothing is chosen yet
  return { topic, order, message: '', captcha: '' };
};

/** What the fields of both are called. */
export const messageLabels = {
  topic: t.topic,
  order: t.order,
  message: t.message,
  captcha: captchaTexts.label,
};

/** A captcha that is solved while one writes, and again after a try that failed. */
export const useContactCaptcha = () => {
  const captcha = useCaptcha('contact');
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
