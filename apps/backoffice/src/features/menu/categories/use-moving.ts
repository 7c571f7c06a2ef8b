import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { useEffect, useRef, useState } from 'react';
import { service } from '../../../base/api.ts';
import { problemText } from '../../../parts/proof/passkey.ts';
import { useTreeSaved } from './category-queries.ts';

/** Long enough for another press of the same button, or for a row that is dragged past several others. */
const settledAfter = 500;

type Tree = readonly TreeCategory[];

/** Those of a level, in their order. */
export const levelOf = (tree: Tree, parent: string | null): Tree =>
  tree.filter((one) => one.parent === parent);

const withLevel = (tree: Tree, parent: string | null, level: Tree): Tree => [
  ...tree.filter((one) => one.parent !== parent && !level.includes(one)),
  ...level,
];

/** Sends where a category has come to; what the server refuses is told, and the tree read anew. */
const useSending = (onRefused: (text: string) => void) => {
  const saved = useTreeSaved();
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  return (tree: Tree, id: string, then: () => void) => {
    const at = tree.find((one) => one.id === id);
    if (!at) return;
    const level = levelOf(tree, at.parent);
    const body = { parent: at.parent, after: level[level.indexOf(at) - 1]?.id ?? null };
    const work = async () => {
      try {
        const path = 'PUT /api/backoffice/menu/categories/:category/place';
        await saved(await service.api(path, { params: { category: id }, body }));
      } catch (error) {
        onRefused(problemText(error));
        await saved();
      }
      then();
    };
    sending.current = sending.current.then(work);
  };
};

/** Moving of categories: seen at once, and sent once it has settled; what the server refuses goes back. */
export const useMoving = (known: Tree) => {
  const [wanted, setWanted] = useState<Tree>();
  const [alert, setAlert] = useState<string>();
  const waiting = useRef<{ readonly id: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const send = useSending(setAlert);
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
    send(latest.current, id, () => waiting.current === undefined && setWanted(undefined));
  };
  const place = (id: string, next: Tree) => {
    if (waiting.current && waiting.current.id !== id) flush();
    clearTimeout(waiting.current?.timer);
    setAlert(undefined);
    setWanted(next);
    latest.current = next;
    waiting.current = { id, timer: setTimeout(flush, settledAfter) };
  };
  /** Within a level. */
  const onMove = (parent: string | null) => (from: number, to: number) => {
    const level = levelOf(latest.current, parent);
    const id = level[from]?.id;
    if (id !== undefined) place(id, withLevel(latest.current, parent, moved(level, from, to)));
  };
  /** Into another one, or out of it: behind those that are there. */
  const onInto = (id: string, parent: string | null) => {
    const others = latest.current.filter((one) => one.id !== id);
    const itself = latest.current.filter((one) => one.id === id).map((one) => ({ ...one, parent }));
    place(id, [...others, ...itself]);
  };
  return { tree, alert, onMove, onInto };
};
