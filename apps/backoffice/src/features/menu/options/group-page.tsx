import { Link } from '@tanstack/react-router';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { useMay } from '../../../base/user.ts';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { GroupEditor } from './group-editor.tsx';
import { askedWords } from './group-words.ts';
import { useGroup } from './option-queries.ts';
import { optionTexts as t } from './option-texts.ts';

export function GroupPage({ id }: { readonly id: string }) {
  const query = useGroup(id);
  const { data, error } = query;
  const mayEdit = useMay('menu.edit');
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={data?.form.name ?? (error ? errorText(error) : t.title)}
        line={data && (data.form.archived ? t.archived : askedWords(data.form))}
      >
        <Link to="/menu/opzioni" className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>{(seen) => <GroupEditor key={seen.id} group={seen} mayEdit={mayEdit} />}</Loaded>
    </div>
  );
}
