/** The sender, as an SMS names it. */
export type SmsSender = { readonly name: string; readonly origin: string };

/** The code alone suffices; the last line lets browsers fill it in on our pages and nowhere else (WebOTP). */
const confirmationCode = ({ code }: { readonly code: string }, { name, origin }: SmsSender): string =>
  `${code} è il tuo codice di conferma ${name}. Non darlo a nessuno.\n\n@${new URL(origin).hostname} #${code}`;

/** News of an order for a guest: the event, and a link to the order. */
const orderNews = (
  { text, link }: { readonly text: string; readonly link: string },
  { name }: SmsSender,
): string => `${name}: ${text} ${link}`;

/** All SMS, by the name they are requested with. */
export const smsTexts = { confirmation_code: confirmationCode, order_news: orderNews };

export type SmsName = keyof typeof smsTexts;
export type SmsData = { readonly [N in SmsName]: Parameters<(typeof smsTexts)[N]>[0] };
