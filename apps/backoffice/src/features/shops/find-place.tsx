import { useAction } from '@zanga/browser/form/use-action.ts';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import type { Editing } from '../../parts/editing/use-editing.ts';
import { shopTexts } from './shop-texts.ts';

const t = shopTexts.find;

/** Fills in latitude and longitude by a search for the address. */
export function FindPlace({ editing: { form, change } }: { readonly editing: Editing<ShopForm> }) {
  const [said, setSaid] = useState('');
  const { street, number, zip, city } = form;
  const { busy, alert, run } = useAction(async () => {
    setSaid('');
    const search = `${street} ${number}, ${zip} ${city}`.trim();
    const { data } = await service.api('GET /api/places', { query: { search } });
    const [place] = data;
    if (!place) return setSaid(t.none);
    change({ lat: place.latitude, lng: place.longitude });
    setSaid(place.precise ? t.found(place.formatted_address) : t.near(place.formatted_address));
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <button
        type="button"
        disabled={city.trim() === ''}
        aria-disabled={busy || undefined}
        className={deskButtonStyle()}
        onClick={() => run()}
      >
        {busy ? texts.sending : t.label}
      </button>
      <FormAlert text={alert} />
      <p role="status" className="text-small empty:hidden">
        {said}
      </p>
    </div>
  );
}
