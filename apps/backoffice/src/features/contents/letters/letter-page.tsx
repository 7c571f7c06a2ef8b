import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { useLetter } from './letters-queries.ts';
import { lettersTexts as t } from './letters-texts.ts';

export function LetterPage({ letter }: { readonly letter: string }) {
  const query = useLetter(letter);
  const { data, error } = query;
  const mayEdit = useMay('contents.edit');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={data?.name ?? (error ? errorText(error) : t.title)} line={data?.when ?? t.line}>
        <Link to="/testi/email" className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>
        {(seen) => <LetterEditor key={seen.letter} letter={seen} mayEdit={mayEdit} />}
      </Loaded>
    </div>
  );
}
