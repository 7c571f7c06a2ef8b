import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HomePart, homeBlocks, homeOn, homeProblems, usualHome, wholeHome } from './home.ts';

const blocksOn = (parts: readonly HomePart[], day = '2026-12-08') =>
  homeOn(parts, day).map(({ block }) => block);
const plain: HomePart = { block: 'shops', shown: true, title: '', line: '', from: '', until: '' };

describe('the home', () => {
  it('shows its usual blocks without an arrangement', () => {
    expect(blocksOn([])).toEqual(['best', 'promo', 'offers', 'prime', 'shops']);
  });

  it('keeps the block that opens it, and follows the arrangement for the rest', () => {
    const parts = [plain, { ...plain, block: 'best', shown: false } as const];
    expect(blocksOn(parts)).toEqual(['best', 'shops', 'promo', 'offers', 'prime']);
  });

  it('shows a part from its first day to its last, both with it', () => {
    const prime = { ...plain, block: 'prime', from: '2026-12-06', until: '2026-12-08' } as const;
    expect(blocksOn([prime], '2026-12-05')).not.toContain('prime');
    expect(blocksOn([prime], '2026-12-06')).toContain('prime');
    expect(blocksOn([prime], '2026-12-08')).toContain('prime');
    expect(blocksOn([prime], '2026-12-09')).not.toContain('prime');
  });

  it('shows each block once, also when it is named twice', () => {
    const some = fc.array(fc.constantFrom(...homeBlocks).map((block) => ({ ...plain, block })));
    fc.assert(
      fc.property(some, (parts) => {
        const blocks = wholeHome(parts).map(({ block }) => block);
        expect(blocks.toSorted()).toEqual([...homeBlocks].toSorted());
        expect(blocks[0]).toBe('best');
      }),
    );
  });
});

describe('the problems of an arrangement', () => {
  it('are none in the usual one', () => {
    expect(homeProblems(usualHome)).toEqual([]);
  });

  it('are missing words, and days that do not exist or end before they begin', () => {
    const textOf = (one: Partial<HomePart>) => homeProblems([{ ...plain, ...one }])[0]?.text;
    expect(textOf({ block: 'words' })).toMatch(/almeno il titolo/);
    expect(textOf({ from: '2026-02-30' })).toMatch(/non esiste/);
    expect(textOf({ from: '2026-12-08', until: '2026-12-07' })).toMatch(/prima di cominciare/);
    expect(textOf({ from: '2026-12-08', until: '2026-12-08' })).toBeUndefined();
  });
});
