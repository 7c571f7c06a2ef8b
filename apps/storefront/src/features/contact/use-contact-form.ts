import { useLocation } from '@tanstack/react-router';
import type { ContactTopic } from '@zanga/contract/brand/contact';
import { captchaTexts } from '../../parts/captcha/captcha-texts.ts';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { contactTexts as t } from './contact-texts.ts';

export type SentMessage = { readonly reference: string; readonly email: string };
export type SentProps = { readonly onSent: (sent: SentMessage) => void };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that a message is about, when the person comes from its page. */
    about?: string;
  }
}

/** First values of both forms, with the order the person comes from. */
export const useFirstWords = () => {
  const order = useLocation({ select: ({ state }) => state.about ?? '' });
  const topic: ContactTopic = order ? 'order' : ('' as never); // nothing is chosen yet
  return { topic, order, message: '', captcha: '' };
};

/** Labels of the fields that both forms share. */
export const messageLabels = {
  topic: t.topic,
  order: t.order,
  message: t.message,
  captcha: captchaTexts.label,
};

/** A captcha, solved while the person types and again after a failed try. */
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
