import { useMay } from '../../base/user.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { useBrandForm } from './settings-queries.ts';
import { settingsTexts as t } from './settings-texts.ts';

/** Settings of the brand: texts for customers, and the shop's behaviour. */
export function SettingsPage() {
  const query = useBrandForm();
  const mayEdit = useMay('brand.edit');
  return (
    <div className="min-h-0 min-w-0 flex-1">
      <PageHeader title={t.title} line={t.line} />
      <Loaded query={query}>{(seen) => <SettingsEditor brand={seen} mayEdit={mayEdit} />}</Loaded>
    </div>
  );
}
