import { useMay } from '../../../../base/user.ts';
import { ListPage } from '../../../../parts/frame/list-page.tsx';
import { Loaded } from '../../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../../parts/frame/page-header.tsx';
import { MenuNav } from '../../menu-nav.tsx';
import { menuTexts } from '../../menu-texts.ts';
import { ChooseFolder } from './choose-folder.tsx';
import { FolderLines } from './folder-lines.tsx';
import { useFolder } from './folder-queries.ts';
import { FolderState } from './folder-state.tsx';
import { folderTexts as t } from './folder-texts.ts';

function SentFolder({ id }: { readonly id: string }) {
  return (
    <Loaded query={useFolder(id)}>
      {(sent) => (
        <>
          <FolderState sent={sent} />
          {(sent.state === 'read' || sent.state === 'done') && <FolderLines lines={sent.lines} />}
        </>
      )}
    </Loaded>
  );
}

type FolderPageProps = { readonly folder: string | undefined; readonly onSent: (folder: string) => void };

/** Pictures for many products from an archive: choose, read, preview, apply. */
export function FolderPage({ folder, onSent }: FolderPageProps) {
  const mayEdit = useMay('menu.edit');
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line} />
      <MenuNav />
      {!mayEdit && <p className="m-6 rounded-md bg-sunken p-4 text-small">{menuTexts.readOnly}</p>}
      {mayEdit && folder === undefined && <ChooseFolder onSent={({ id }) => onSent(id)} />}
      {mayEdit && folder !== undefined && <SentFolder key={folder} id={folder} />}
    </ListPage>
  );
}
