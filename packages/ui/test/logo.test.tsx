import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo } from '../src/look/logo.tsx';

describe('the brand’s own logo', () => {
  const picture = { src: '/images/img_1?w=480', alt: 'Basilico', width: 900, height: 240 };

  it('is drawn as one element with its size, so that it renders apart from the page', () => {
    expect(renderToString(<Logo name="Da Salvo" picture={picture} className="h-8" />)).toMatch(
      /^<img src="\/images\/img_1\?w=480" alt="Basilico" width="900" height="240"[^<]*\/>$/,
    );
  });
});
