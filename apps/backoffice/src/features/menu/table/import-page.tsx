import { useMay } from '../../../base/user.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { Loaded } from '../../../parts/frame/loaded.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { MenuNav } from '../menu-nav.tsx';
import { menuTexts } from '../menu-texts.ts';
import { ChooseFile } from './choose-file.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportState } from './import-state.tsx';
import type { TableParams } from './table-params.ts';
import { useImport } from './table-queries.ts';
import { tableTexts as t } from './table-texts.ts';

type ImportPageProps = {
  readonly params: TableParams;
  readonly onParams: (params: TableParams, replace?: boolean) => void;
};

type SentFileProps = ImportPageProps & { readonly id: string };

function SentFile({ id, params: { esito }, onParams }: SentFileProps) {
  return (
    <Loaded query={useImport(id)}>
      {(sent) => (
        <>
          <ImportState sent={sent} />
          {(sent.state === 'read' || sent.state === 'done') && (
            <ImportLines
              sent={sent}
              outcome={esito}
              onOutcome={(outcome) => onParams({ file: id, ...(outcome && { esito: outcome }) }, true)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Many products from a file: choose, read, preview, write. */
export function ImportPage({ params, onParams }: ImportPageProps) {
  const mayEdit = useMay('menu.edit');
  const { file } = params;
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        <ExportMenu format="csv" params={{}} />
        <ExportMenu format="json" params={{}} />
      </PageHeader>
      <MenuNav />
      {mayEdit ? (
        file === undefined ? (
          <ChooseFile onSent={({ id }) => onParams({ file: id })} />
        ) : (
          <SentFile key={file} id={file} params={params} onParams={onParams} />
        )
      ) : (
        <p className="m-6 rounded-md bg-sunken p-4 text-small">{menuTexts.readOnly}</p>
      )}
    </ListPage>
  );
}
