import { Link, type LinkProps } from '@tanstack/react-router';
import { firstStepsTexts as t } from './first-steps-texts.ts';

type Way = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly hash?: string;
  readonly words: { readonly title: string; readonly line: string };
};

/** Further things worth doing. */
const ways: readonly Way[] = [
  { to: '/prime', words: t.furtherWays.prime },
  { to: '/coupon', words: t.furtherWays.coupons },
  { to: '/tavoli', words: t.furtherWays.tables },
  { to: '/dispositivi', words: t.furtherWays.devices },
  { to: '/impostazioni', hash: 'prove', words: t.furtherWays.trials },
];

/** Links to further things, before and after opening. */
export function Further() {
  return (
    <section aria-labelledby="further" className="flex flex-col gap-3 pt-2">
      <div>
        <h2 id="further" className="font-semibold font-text text-body tracking-normal">
          {t.further}
        </h2>
        <p className="text-ink-soft text-small">{t.furtherLine}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {ways.map(({ words: { title, line }, ...way }) => (
          <li key={title}>
            <Link
              {...way}
              className="flex h-full flex-col gap-0.5 rounded-md border border-line bg-surface p-3 hover:border-line-strong"
            >
              <span className="font-medium text-small underline underline-offset-4">{title}</span>
              <span className="text-caption text-ink-soft">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
