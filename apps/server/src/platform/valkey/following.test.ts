import { describe, expect, it } from 'vitest';
import { makeFollowing } from './following.ts';
import { type TellerWord, writeWord } from './told.ts';

const open = () => {
  const heard: string[] = [];
  const following = makeFollowing({
    me: 'me',
    onNotice: (channel, payload) => heard.push(`${channel} ${payload}`),
    onTrusted: () => heard.push('trusted'),
    onGap: () => heard.push('gap'),
  });
  const say = (number: number, more: Partial<TellerWord> = {}) =>
    following.hear(writeWord({ from: 'teller', number, notices: [], ...more }));
  return { ...following, heard, say };
};

describe('a node told by another', () => {
  it('trusts after three words without a gap, and hears everything meanwhile', () => {
    const { heard, say } = open();
    say(7);
    say(8, { notices: [['live', 'order:1']] });
    expect(heard).toEqual(['live order:1']);
    say(9);
    expect(heard).toEqual(['live order:1', 'trusted']);
  });

  it.each([
    ['a word is missing', { number: 11 }],
    ['a word comes twice', { number: 9 }],
    ['the teller says that it was the last', { number: 10, isLast: true }],
  ])(
    'assumes a gap where %s, and begins anew',
    (_, { number, ...more }: { number: number; isLast?: boolean }) => {
      const { heard, say } = open();
      for (const at of [7, 8, 9]) say(at);
      say(number, { notices: [['live', 'order:1']], ...more });
      expect(heard).toEqual(['trusted', 'gap']);
      for (const at of [1, 2]) say(at, { from: 'next' });
      expect(heard).toEqual(['trusted', 'gap']);
      say(3, { from: 'next' });
      expect(heard).toEqual(['trusted', 'gap', 'trusted']);
    },
  );

  it('assumes one after two seconds without a word, though every connection stands', () => {
    const { heard, say, tick } = open();
    for (const at of [7, 8, 9]) say(at);
    for (let ticks = 0; ticks < 4; ticks += 1) tick();
    expect(heard).toEqual(['trusted']);
    tick();
    expect(heard).toEqual(['trusted', 'gap']);
    for (let ticks = 0; ticks < 10; ticks += 1) tick();
    expect(heard).toEqual(['trusted', 'gap']);
  });

  it('follows one teller at a time, neither itself nor an unreadable word', () => {
    const { heard, say, hear } = open();
    say(1);
    for (const from of ['another', 'me']) say(5, { from, notices: [['live', 'order:1']] });
    hear('{"from":');
    hear('{"from":"teller","number":2}');
    for (const at of [2, 3]) say(at);
    expect(heard).toEqual(['trusted']);
  });
});
