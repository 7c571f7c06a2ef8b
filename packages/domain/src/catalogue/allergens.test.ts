import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAllergens } from './allergens.ts';
import { someDeclaration } from './testing.ts';
import { allergens } from './vocabulary.ts';

const declarations = fc.array(someDeclaration, { maxLength: 5 });

describe('joinAllergens', () => {
  it('[API-32] lets certainty win over traces, in either order', () => {
    const joined = { milk: 'contains', nuts: 'may_contain' } as const;
    expect(joinAllergens([{ milk: 'contains' }, { milk: 'may_contain', nuts: 'may_contain' }])).toEqual(
      joined,
    );
    expect(joinAllergens([{ milk: 'may_contain', nuts: 'may_contain' }, { milk: 'contains' }])).toEqual(
      joined,
    );
  });

  it('[API-32] declares nothing once one part is undeclared', () => {
    expect(joinAllergens([{}, null])).toBeNull();
    expect(joinAllergens([])).toEqual({});
  });

  it('[API-32] never loses or weakens a declaration of a part, and adds none', () => {
    fc.assert(
      fc.property(declarations, (parts) => {
        const joined = joinAllergens(parts);
        expect(joined === null).toBe(parts.includes(null));
        for (const allergen of joined ? allergens : []) {
          const said = parts.map((part) => part?.[allergen]);
          const surest = said.includes('contains') ? 'contains' : said.find((presence) => presence);
          expect(joined?.[allergen]).toBe(surest);
        }
      }),
    );
  });
});
