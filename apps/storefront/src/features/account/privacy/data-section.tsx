import { useAction } from '@zanga/browser/form/use-action.ts';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { formatDate } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert, FormDone } from '@zanga/ui/form-alert.tsx';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { saveFile } from '../../../base/device/save-file.ts';
import { SectionFrame } from '../account-section.tsx';
import { dataTexts as t } from './privacy-texts.ts';

/** All data of the person, as a file. */
export function DataSection() {
  const service = useService();
  const [done, setDone] = useState(false);
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    setDone(false);
    const file: unknown = await service.api('GET /api/customer/export');
    const day = formatDate(serviceNow()).split('/').reverse().join('-');
    if (file instanceof Blob) saveFile(t.fileName(day), file);
    setDone(true);
  });
  return (
    <SectionFrame id="esporta" title={t.title} icon={DownloadIcon}>
      <p className="pb-4 text-ink-soft">{t.line}</p>
      <FormAlert text={alert} className="pb-4" />
      <Button variant="outline" aria-disabled={busy || undefined} onClick={save}>
        <DownloadIcon size={20} />
        {busy ? t.preparing : t.download}
      </Button>
      <FormDone text={done && t.downloaded} className="pt-3" />
    </SectionFrame>
  );
}
