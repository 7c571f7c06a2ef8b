import { describe, expect, it } from 'vitest';
import { fullName, partedName } from './full-name.ts';

describe('a name in one field', () => {
  it('is split after its first word', () => {
    expect(partedName('Ada Prova')).toEqual({ firstname: 'Ada', lastname: 'Prova' });
    expect(partedName('  Maria   Di Stefano ')).toEqual({ firstname: 'Maria', lastname: 'Di Stefano' });
  });

  it('has no last name after a single word', () => {
    expect(partedName('Ada')).toEqual({ firstname: 'Ada', lastname: '' });
    expect(partedName('')).toEqual({ firstname: '', lastname: '' });
  });

  it('is split as in its owner’s profile', () => {
    const known = { firstname: 'Maria Grazia', lastname: 'Prova' };
    expect(partedName(fullName(known), known)).toEqual(known);
    expect(partedName('Maria Prova', known)).toEqual({ firstname: 'Maria', lastname: 'Prova' });
  });
});
