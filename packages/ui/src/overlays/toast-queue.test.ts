import { expect, it } from 'vitest';
import { dismissToast, takeToasts, toast } from './toast-queue.ts';

it('queues toasts until the toaster loads, then shows them in order', () => {
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

it('dismisses a toast that no longer holds, shown or still waiting', () => {
  toast({ text: 'rifiutata', name: 'card' });
  dismissToast('card');
  const [heard, gone]: [string[], string[]] = [[], []];
  const leave = takeToasts(
    ({ text }) => heard.push(text),
    (name) => gone.push(name),
  );
  expect(heard).toEqual([]);
  dismissToast('card');
  expect(gone).toEqual(['card']);
  leave();
});
