import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { pageOfText } from '@zanga/domain/brand/text-pages';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { ContentEditor } from './content-editor.tsx';
import { useEdited } from './contents-queries.ts';
import { contentsTexts, placeNames } from './contents-texts.ts';

const t = contentsTexts.content;

export function ContentPage({ slug }: { readonly slug: string }) {
  const query = useEdited(slug);
  const { data, error } = query;
  const mayEdit = useMay('contents.edit');
  const [dropped, setDropped] = useState(0);
  const page = pageOfText(slug);
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data?.form.title ?? (error ? errorText(error) : contentsTexts.title)}
        line={placeNames[slug] ?? contentsTexts.page}
      >
        <Link to="/testi" className={deskButtonStyle()}>
          {t.back}
        </Link>
        {data && page !== null && (
          <a href={page} target="_blank" rel="noreferrer" className={deskButtonStyle()}>
            {t.see}
          </a>
        )}
      </PageHeader>
      <Loaded query={query}>
        {(seen) => (
          <ContentEditor
            key={`${seen.slug} ${dropped}`}
            content={seen}
            mayEdit={mayEdit}
            onDropped={() => setDropped((times) => times + 1)}
          />
        )}
      </Loaded>
    </div>
  );
}
