import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { Place } from '@zanga/contract/shops/places';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { LocateIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { placeTexts as t } from './address-texts.ts';
import { storeCurrentPosition } from './current-position.ts';

/** Asks the device where it is, and only when it is pressed. */
export function LocateButton({ onFound }: { readonly onFound: (place: Place) => void }) {
  const service = useService();
  const { busy, once } = useOnce();
  const [trouble, setTrouble] = useState<string>();
  const locate = () =>
    void once(async () => {
      setTrouble(undefined);
      const here = await storeCurrentPosition(service);
      if ('place' in here) onFound(here.place);
      else setTrouble(here.trouble);
    });
  return (
    <div className="flex flex-col gap-3">
      <Button variant="outline" className="self-start" aria-disabled={busy || undefined} onClick={locate}>
        <LocateIcon size={20} />
        <span aria-live="polite">{busy ? t.locating : t.locate}</span>
      </Button>
      <FormAlert text={trouble} />
    </div>
  );
}
