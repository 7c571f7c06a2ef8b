import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { ReactNode } from 'react';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShopForm } from './shop-queries.ts';
import { shopTexts as t } from './shop-texts.ts';

const partPaths = {
  form: '/negozi/$shop',
  hours: '/negozi/$shop/orari',
  areas: '/negozi/$shop/zone',
  slots: '/negozi/$shop/capacita',
} as const;
type Part = keyof typeof partPaths;
// The paths are a record of exactly these parts.
const parts = Object.keys(partPaths) as readonly Part[];

function PartLinks({ shop, part }: { readonly shop: string; readonly part: Part }) {
  return (
    <nav
      aria-label={t.parts}
      className="no-scrollbar flex gap-1 overflow-x-auto border-line border-b bg-surface px-4 md:px-6"
    >
      {parts.map((one) => (
        <Link
          key={one}
          to={partPaths[one]}
          params={{ shop }}
          aria-current={one === part ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-10 shrink-0 items-center border-b-2 px-2.5 text-small outline-offset-[-3px] pointer-coarse:min-h-11',
            one === part
              ? 'border-tomato font-semibold text-ink'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {t.partNames[one]}
        </Link>
      ))}
    </nav>
  );
}

type ShopFrameProps = { readonly shop: string; readonly part: Part; readonly children: ReactNode };

/** Frame of every page of a shop: name, whether it is open to the public, tabs. */
export function ShopFrame({ shop, part, children }: ShopFrameProps) {
  const { data, error } = useShopForm(shop);
  const title = data?.form.name ?? (error ? errorText(error) : t.title);
  return (
    <div className="min-h-0 min-w-0 flex-1">
      <PageHeader
        title={title}
        tab={`${t.partNames[part]}, ${title}`}
        line={data && (data.form.published ? t.open : t.closed)}
      >
        <Link to="/negozi" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {data?.form.published && (
          <a href={`/negozi/${data.slug}`} target="_blank" rel="noreferrer" className={deskButtonStyle()}>
            {t.see}
          </a>
        )}
      </PageHeader>
      <PartLinks shop={shop} part={part} />
      {children}
    </div>
  );
}
