import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import AvoidedWarning from './avoided-warning.tsx';

const drawn = (avoid: readonly ('milk' | 'fish')[]) =>
  renderToStaticMarkup(
    <AvoidedWarning
      allergens={{ declared: true, contains: ['milk'], may_contain: ['soy'], text: 'Contiene: latte' }}
      avoid={avoid}
    />,
  );

it('warns of an allergen that its customer avoids, and of no other', () => {
  expect(drawn(['milk'])).toContain('Contiene latte: lo eviti');
  expect(drawn(['fish'])).toBe('');
});
