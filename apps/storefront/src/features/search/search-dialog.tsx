import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { useRef } from 'react';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { SearchBox } from './search-box.tsx';
import { searchTexts as t } from './search-texts.ts';
import type { KeptScroll } from './use-stored-scroll.ts';

/** Search over any page; a product opened from it replaces it until going back. */
export function SearchDialog() {
  const { value, close } = useOverlay('cerca');
  const covered = useOverlay('prodotto').value !== undefined;
  const field = useRef<HTMLInputElement>(null);
  const scroll = useRef<KeptScroll>({ of: '', top: 0 });
  return (
    <Dialog
      open={value !== undefined && !covered}
      onClose={close}
      title={t.title}
      initialFocus={field}
      className="md:min-h-[60dvh]"
    >
      <SearchBox field={field} scroll={scroll} />
    </Dialog>
  );
}
