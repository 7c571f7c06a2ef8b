import { Link } from '@tanstack/react-router';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { Instead } from '../../parts/list/instead.tsx';
import { boardTexts } from './board-texts.ts';

const t = boardTexts.noShops;

/** Replaces the board for a person without a shop: a new owner, or staff without a post. */
export function NoShops() {
  const founds = useMay('brand.read');
  return (
    <>
      <PageHeader title={boardTexts.title} />
      {founds ? (
        <Instead title={t.title} line={t.line}>
          <Link to="/primi-passi" className={deskButtonStyle('solid')}>
            {t.go}
          </Link>
        </Instead>
      ) : (
        <Instead title={t.notYours} line={t.notYoursLine} />
      )}
    </>
  );
}
