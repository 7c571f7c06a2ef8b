import { texts } from '../texts/texts.ts';

/** Head of a page whose address contains a secret: not indexed, and not passed on as the referrer. */
export const privatePageHead = ({
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
