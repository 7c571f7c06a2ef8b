import { problemText } from '@zanga/browser/proof/passkey.ts';
import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import type { CategoryId } from '@zanga/domain/ids';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { useEffect, useRef, useState } from 'react';
import { lastingService } from '../../../base/api.ts';
import { useTreeSaved } from './category-queries.ts';

/** Milliseconds: enough for another press of the same button, or to drag a row past several others. */
const settledAfter = 500;

type Tree = readonly TreeCategory[];

/** Categories of one level, in order. */
export const levelOf = (tree: Tree, parent: string | null): Tree =>
  tree.filter((one) => one.parent === parent);

const withLevel = (tree: Tree, parent: string | null, level: Tree): Tree => [
  ...tree.filter((one) => one.parent !== parent && !level.includes(one)),
  ...level,
];

type Move = { readonly tree: Tree; readonly id: string; readonly then: () => void };

/** Sends moves one after the other; a refused one is reported, and the tree is read anew. */
const useSending = (onRefused: (text: string) => void) => {
  const saved = useTreeSaved();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Moves that wait for the one before. */
  const queue = useRef<(() => Promise<void>)[]>([]);
  const place = async ({ tree, id, then }: Move) => {
    const at = tree.find((one) => one.id === id);
    if (!at) return;
    const level = levelOf(tree, at.parent);
    const body = { parent: at.parent, after: level[level.indexOf(at) - 1]?.id ?? null };
    try {
      const path = 'PUT /api/backoffice/menu/categories/:category/place';
      await saved(await lastingService.api(path, { params: { category: id }, body }));
    } catch (error) {
      onRefused(problemText(error));
      await saved();
    }
    then();
  };
  const send = (move: Move) => {
    let begun: Promise<void> | undefined;
    const begin = () => {
      queue.current = queue.current.filter((one) => one !== begin);
      begun ??= place(move);
      return begun;
    };
    queue.current.push(begin);
    last.current = last.current.then(begin);
  };
  /** Sends every waiting move at once, before the page is gone. */
  const sendAll = () => {
    for (const begin of queue.current) void begin();
  };
  return { send, sendAll };
};

/** Calls back when the page is left in any way: waiting moves would be lost. */
const useLeaving = (leave: () => void) => {
  const current = useRef(leave);
  useEffect(() => {
    current.current = leave;
  });
  useEffect(() => {
    const leaving = () => current.current();
    const hidden = () => document.visibilityState === 'hidden' && leaving();
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', hidden);
      leaving();
    };
  }, []);
};

/** Moves categories: shown at once, sent when settled or when the page is left; a refused move goes back. */
export const useMoving = (known: Tree) => {
  const [wanted, setWanted] = useState<Tree>();
  const [alert, setAlert] = useState<string>();
  const waiting = useRef<{ readonly id: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const { send, sendAll } = useSending(setAlert);
  const tree = wanted ?? known;
  const latest = useRef(tree);
  useEffect(() => {
    latest.current = tree;
  });
  const flush = () => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { id } = waiting.current;
    waiting.current = undefined;
    const then = () => waiting.current === undefined && setWanted(undefined);
    send({ tree: latest.current, id, then });
  };
  useLeaving(() => {
    flush();
    sendAll();
  });
  const place = (id: string, next: Tree) => {
    if (waiting.current && waiting.current.id !== id) flush();
    clearTimeout(waiting.current?.timer);
    setAlert(undefined);
    setWanted(next);
    latest.current = next;
    waiting.current = { id, timer: setTimeout(flush, settledAfter) };
  };
  /** Moves a category within its level. */
  const onMove = (parent: string | null) => (from: number, to: number) => {
    const level = levelOf(latest.current, parent);
    const id = level[from]?.id;
    if (id !== undefined) place(id, withLevel(latest.current, parent, moved(level, from, to)));
  };
  /** Moves a category into another one or out of it, to the end. */
  const onInto = (id: string, parent: CategoryId | null) => {
    const others = latest.current.filter((one) => one.id !== id);
    const itself = latest.current.filter((one) => one.id === id).map((one) => ({ ...one, parent }));
    place(id, [...others, ...itself]);
  };
  return { tree, alert, onMove, onInto };
};
