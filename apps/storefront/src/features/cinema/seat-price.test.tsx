import { namesOf } from '@zanga/domain/brand/names';
import { cents } from '@zanga/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
vi.stubGlobal('__APP__', {});
const { GivenNames } = await import('../../base/api/names.ts');
const { SeatPrice } = await import('./seat-price.tsx');

const on = { price: cents(550), prime_price: cents(400) };
const off = { price: cents(550), prime_price: null, member_price: cents(400) };

it('[PRM-13] offers the members’ price to all, and keeps it for members while Prime is switched off', () => {
  const shown = (show: typeof on | typeof off, member: boolean) =>
    renderToStaticMarkup(
      <GivenNames value={namesOf('Zanga')}>
        <SeatPrice show={show} member={member} />
      </GivenNames>,
    ).includes('4,00');
  expect([shown(on, false), shown(on, true)]).toEqual([true, true]);
  expect([shown(off, false), shown(off, true)]).toEqual([false, true]);
});
