import { describe, expect, it } from 'vitest';
import { namesOf } from './names.ts';

describe('names of a shop', () => {
  it('calls the membership by the brand until it has a name of its own', () => {
    expect(namesOf('Zanga')).toEqual({ brand: 'Zanga', membership: 'Zanga Prime', prime: 'Prime' });
    expect(namesOf('Da Salvo')).toEqual({ brand: 'Da Salvo', membership: 'Da Salvo Prime', prime: 'Prime' });
  });

  it('shortens a name of its own by the brand alone', () => {
    expect(namesOf('Zanga', 'Zanga Club').prime).toBe('Club');
    expect(namesOf('Da Salvo', 'Amici di Salvo').prime).toBe('Amici di Salvo');
    expect(namesOf('Sal', 'Salone').prime).toBe('Salone');
  });
});
