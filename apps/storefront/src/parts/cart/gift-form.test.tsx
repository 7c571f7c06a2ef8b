import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { plainGift } from './plain-gift.ts';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { GiftFields } = await import('./gift-form.tsx');

const kept = { ...plainGift, recipient: 'Nonna', message: 'Auguri!', hide_prices: true };
const drawn = (gift: typeof kept | null, draft: typeof kept) =>
  renderToStaticMarkup(
    <GiftFields
      {...{ gift, draft, busy: false, done: false, alert: undefined }}
      change={() => undefined}
      save={() => undefined}
    />,
  );

it('a dedication keeps other buttons away while a change of it is not saved', () => {
  expect(drawn(kept, kept)).not.toContain('data-unsaved');
  expect(drawn(null, { ...plainGift })).not.toContain('data-unsaved');
  for (const part of [{ recipient: 'Nonno' }, { message: '' }, { hide_prices: false }])
    expect(drawn(kept, { ...kept, ...part }), JSON.stringify(part)).toContain('data-unsaved');
});
