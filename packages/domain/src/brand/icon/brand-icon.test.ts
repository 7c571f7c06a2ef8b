import { describe, expect, it } from 'vitest';
import { iconGround, iconMark, iconSilhouette, iconSvg } from './brand-icon.ts';

describe('the icon of a brand', () => {
  it('is the initial of its name on its colour', () => {
    const salvo = iconSvg({ brand: 'Da Salvo', accent: '#1b5e3f' });
    expect(salvo).toContain('<rect width="64" height="64" rx="15" fill="#1b5e3f"/>');
    expect(salvo).toBe(iconSvg({ brand: 'Dario', accent: '#1b5e3f' }));
    expect(salvo).not.toBe(iconSvg({ brand: 'Salvo', accent: '#1b5e3f' }));
    expect(iconMark({ brand: 'Da Salvo', accent: null })).not.toContain('rect');
    expect(iconSilhouette('Da Salvo')).toContain('fill="#fff"');
  });

  it.each([
    ['È pizza', 'Elio'],
    ['‘nduja & co', 'Napoli'],
    ['7 Soli', '7'],
  ])('of %s begins as %s does', (brand, like) => {
    expect(iconMark({ brand, accent: null })).toBe(iconMark({ brand: like, accent: null }));
  });

  it('is a plate where the name begins in no letter of ours', () => {
    expect(iconMark({ brand: 'Ζάγκα', accent: null })).toBe(iconMark({ brand: '寿司', accent: null }));
  });

  it('keeps the bright letter readable on any colour', () => {
    expect(iconGround({ accent: '#ffffff' })).not.toBe('#ffffff');
    expect(iconGround({ accent: null })).toBe('#c5341c');
  });

  it('is the drawn mark for the demo’s name alone', () => {
    expect(iconSvg({ brand: 'Zanga', accent: null })).toContain('rotate(337.5 32 32)');
    expect(iconSvg({ brand: 'Zangara', accent: null })).not.toContain('rotate');
  });
});
