import { expect, it } from 'vitest';
import { undoability, undoDays, undoSeconds } from './undo.ts';

const at = new Date('2026-06-15T16:32:00Z');
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const use = { at, by: 'usr_ada', undoneAt: null };
const ada = { person: 'usr_ada', manager: false };

it('a use can be undone by the person who scanned it, for five minutes', () => {
  expect(undoability(use, ada, at)).toEqual({ ok: true, already: false });
  expect(undoability(use, ada, after(undoSeconds - 1))).toEqual({ ok: true, already: false });
  expect(undoability(use, ada, after(undoSeconds))).toEqual({
    ok: false,
    text: 'Chi ha letto un codice lo annulla entro 5 minuti: ora può chi dirige il negozio',
  });
});

it('and by a manager of the shop, for thirty days, but by no colleague', () => {
  const bea = { person: 'usr_bea', manager: true };
  const days = undoDays * 86_400;
  for (const seconds of [0, undoSeconds, days - 1])
    expect(undoability(use, bea, after(seconds))).toMatchObject({ ok: true });
  expect(undoability(use, bea, after(days))).toMatchObject({ ok: false });
  for (const undoneAt of [null, at])
    expect(undoability({ ...use, undoneAt }, { person: 'usr_bea', manager: false }, at)).toMatchObject({
      ok: false,
    });
});

it('a second undo, even a late one, finds it done; an unused code cannot be undone', () => {
  expect(undoability({ ...use, undoneAt: at }, ada, after(9_999))).toEqual({ ok: true, already: true });
  expect(undoability(null, ada, at)).toMatchObject({ ok: false });
});
