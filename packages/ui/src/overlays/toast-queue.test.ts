import { expect, it } from 'vitest';
import { takeToasts, toast } from './toast-queue.ts';

it('keeps what is said before the toaster has come, and tells it in order', () => {
  toast({ text: 'uno' });
  toast({ text: 'due', tone: 'problem' });
  const heard: string[] = [];
  const leave = takeToasts(({ text }) => heard.push(text));
  toast({ text: 'tre' });
  expect(heard).toEqual(['uno', 'due', 'tre']);
  leave();
  toast({ text: 'quattro' });
  expect(heard).toHaveLength(3);
  const later: string[] = [];
  takeToasts(({ text }) => later.push(text))();
  expect(later).toEqual(['quattro']);
});
