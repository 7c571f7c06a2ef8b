import { type NamedText, say } from '@zanga/domain/brand/names';
import type { RouterContext } from '../../router.tsx';
import { namesIn } from '../api/names.ts';
import { titleOf } from './page-head.ts';

type PrivatePageHead = {
  readonly title: NamedText;
  readonly description: NamedText;
  readonly context: RouterContext;
};

/** Head of a page whose address contains a secret: not indexed, and not passed on as the referrer. */
export const privatePageHead = ({ title, description, context }: PrivatePageHead) => {
  const names = namesIn(context);
  return {
    meta: [
      { title: titleOf(say(title, names), names) },
      { name: 'description', content: say(description, names) },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  };
};
