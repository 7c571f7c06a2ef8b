import { texts } from '../texts/texts.ts';

/** The head of a page whose address is itself a key: it is told to nobody, neither as the page's name nor as where one came from. */
export const secretHead = ({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}) => ({
  meta: [
    { title: title + texts.titleSuffix },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});
