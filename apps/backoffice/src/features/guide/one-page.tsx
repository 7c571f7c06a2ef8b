import { Link } from '@tanstack/react-router';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useScreens } from '../../parts/frame/use-screens.ts';
import { Instead } from '../../parts/list/instead.tsx';
import { guidePage } from './all-pages.ts';
import { GuidePiece } from './guide-piece.tsx';
import { guideTexts as t } from './guide-texts.ts';

function WayToAll() {
  return (
    <Link to="/aiuto" className={deskButtonStyle()}>
      {t.all}
    </Link>
  );
}

/** A page of the guide, with a link to its screen for people with the right. */
export function OnePage({ slug }: { readonly slug: string }) {
  const screens = useScreens();
  const page = guidePage(slug);
  if (!page)
    return (
      <div className="min-h-0 flex-1">
        <PageHeader title={t.unknown} />
        <Instead title={t.unknown} line={t.unknownLine}>
          <WayToAll />
        </Instead>
      </div>
    );
  const { title, line, reader, screen, pieces } = page;
  const open = screens.find(({ to }) => to === screen);
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={title} line={t.readers[reader]}>
        {open && (
          <Link to={open.to} className={deskButtonStyle()}>
            {t.go}
          </Link>
        )}
        <WayToAll />
      </PageHeader>
      <article className="flex max-w-2xl flex-col gap-4 p-4 md:p-6">
        <p className="font-medium">{line}</p>
        {pieces.map((piece) => (
          <GuidePiece key={typeof piece === 'string' ? piece : JSON.stringify(piece)} piece={piece} />
        ))}
      </article>
    </div>
  );
}
