import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('addEventListener', () => undefined);
const { ChosenPicture } = await import('./add-picture.tsx');
const { SaveBar } = await import('../editing/save-bar.tsx');

it('a chosen picture takes the form’s save button away until it is uploaded or left', () => {
  const nothing = () => undefined;
  const drawn = renderToStaticMarkup(
    <ChosenPicture
      {...{ alt: 'Un arancino', busy: false, alert: undefined }}
      {...{ onAlt: nothing, onUpload: nothing, onLeave: nothing }}
    />,
  );
  expect(drawn).toMatch(/^<div data-unsaved=""/);
  expect(drawn).toMatch(/Carica la foto.*Annulla/);
  expect(renderToStaticMarkup(<SaveBar busy={false} />)).toMatch(
    /Prima carica la foto.*<div class="[^"]*in-\[form:has\(\[data-unsaved\]\)\]:hidden[^"]*"><button type="submit"/,
  );
});
