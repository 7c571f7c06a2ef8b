import { describe, expect, it } from 'vitest';
import { shareLink } from './share.ts';

const link = { title: 'Cannolo da Zanga', url: 'https://zanga.example/prodotto/cannolo' };
const refuses = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('passing a product on', () => {
  it('uses the device’s sheet where there is one', async () => {
    const handed: unknown[] = [];
    const share = async (data: unknown) => void handed.push(data);
    expect(await shareLink({ share }, link)).toBe('shared');
    expect(handed).toEqual([link]);
  });

  it('stops when the person closes the sheet', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    expect(await shareLink({ share: refuses('AbortError'), clipboard }, link)).toBe('closed');
    expect(copied).toEqual([]);
  });

  it('copies the link where the device cannot or will not share', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    expect(await shareLink({ clipboard }, link)).toBe('copied');
    expect(await shareLink({ share: refuses('NotAllowedError'), clipboard }, link)).toBe('copied');
    expect(copied).toEqual([link.url, link.url]);
  });

  it('says so when neither works', async () => {
    expect(await shareLink({}, link)).toBe('failed');
    expect(await shareLink({ clipboard: { writeText: refuses('NotAllowedError') } }, link)).toBe('failed');
  });
});
