import { createFileRoute } from '@tanstack/react-router';
import { RecentChanges } from '../../features/audit/recent-changes.tsx';
import { Installation } from '../../features/settings/installation.tsx';
import { Retention } from '../../features/settings/retention.tsx';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { Trials } from '../../features/settings/trials/trials.tsx';

export const Route = createFileRoute('/_office/impostazioni')({ component: Page });

function Page() {
  return (
    <>
      <SettingsPage />
      <Installation />
      <Trials />
      <RecentChanges kind="brand" thing="1" />
      <Retention />
    </>
  );
}
