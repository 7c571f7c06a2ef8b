import { Link } from '@tanstack/react-router';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Instead } from '../../parts/list/instead.tsx';
import { guidePages, searchGuide } from './all-pages.ts';
import { type GuidePage, readers } from './guide-page.ts';
import { guideTexts as t } from './guide-texts.ts';

function Entry({ page: { slug, title, line } }: { readonly page: GuidePage }) {
  return (
    <li>
      <Link
        to="/aiuto/$pagina"
        params={{ pagina: slug }}
        className="flex h-full flex-col gap-0.5 rounded-md border border-line bg-surface p-3 hover:border-line-strong"
      >
        <span className="font-medium text-small">{title}</span>
        <span className="text-caption text-ink-soft">{line}</span>
      </Link>
    </li>
  );
}

const listStyle = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

type GuideListProps = {
  readonly text: string | undefined;
  readonly onText: (text: string | undefined) => void;
};

/** Pages of the guide by reader, or the results of a search. */
export function GuideList({ text, onText }: GuideListProps) {
  const found = text ? searchGuide(text) : undefined;
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.title} line={t.line} />
      <div className="flex flex-col gap-6 p-4 md:p-6">
        <search>
          <SearchBox
            label={t.search}
            value={text}
            onChange={(next) => onText(next || undefined)}
            className="w-full md:w-96"
          />
        </search>
        {found ? (
          <>
            <p role="status" className="text-caption text-ink-soft">
              {t.found(found.length)}
            </p>
            {found.length === 0 && <Instead title={t.none(text ?? '')} />}
            <ul className={listStyle}>
              {found.map((page) => (
                <Entry key={page.slug} page={page} />
              ))}
            </ul>
          </>
        ) : (
          readers.map((reader) => (
            <section key={reader} aria-labelledby={`guide-${reader}`} className="flex flex-col gap-3">
              <h2 id={`guide-${reader}`} className="font-semibold font-text text-body tracking-normal">
                {t.readers[reader]}
              </h2>
              <ul className={listStyle}>
                {guidePages
                  .filter((page) => page.reader === reader)
                  .map((page) => (
                    <Entry key={page.slug} page={page} />
                  ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </div>
  );
}
