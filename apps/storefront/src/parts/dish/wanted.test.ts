import { expect, it } from 'vitest';
import { ingredient, optionChoice, options, productDetail } from './product-testing.ts';
import { wantedOf } from './wanted.ts';

it('[API-38] describes a line in the words of the menu', () => {
  const dish = productDetail({
    options: [options('aggiunte', [0, 3], [optionChoice('rucola'), optionChoice('bufala')], 2)],
    made_of: [ingredient('cipolla'), ingredient('basilico')],
  });
  const line = { options: ['cho_bufala', 'cho_bufala', 'cho_gone'], without: ['ing_basilico', 'ing_gone'] };
  expect(wantedOf(dish, line)).toMatchObject({
    options: [{ name: 'bufala', qty: 2 }],
    without: [{ name: 'basilico' }],
  });
  expect(wantedOf(dish, { options: [] })).toEqual({ options: [], without: [] });
});
