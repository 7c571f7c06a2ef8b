import { expect, it } from 'vitest';
import { undoability, undoSeconds } from './undo.ts';

const at = new Date('2026-06-15T16:32:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const use = { at, by: 'usr_ada', undoneAt: null };
const ada = { person: 'usr_ada', manager: false };

it('what was used can be taken back by who did it, for five minutes', () => {
  expect(undoability(use, ada, at)).toEqual({ ok: true, already: false });
  expect(undoability(use, ada, after(undoSeconds - 1))).toEqual({ ok: true, already: false });
  expect(undoability(use, ada, after(undoSeconds))).toEqual({
    ok: false,
    text: 'Un uso si può annullare entro 5 minuti: sono passati',
  });
});

it('and by who directs the shop, but by no colleague', () => {
  expect(undoability(use, { person: 'usr_bea', manager: true }, at)).toMatchObject({ ok: true });
  for (const undoneAt of [null, at])
    expect(undoability({ ...use, undoneAt }, { person: 'usr_bea', manager: false }, at)).toMatchObject({
      ok: false,
    });
});

it('asked again, however late, it is taken back already; what was not used cannot be', () => {
  expect(undoability({ ...use, undoneAt: at }, ada, after(9_999))).toEqual({ ok: true, already: true });
  expect(undoability(null, ada, at)).toMatchObject({ ok: false });
});
