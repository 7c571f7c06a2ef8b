import { Blocks } from '@zanga/browser/content/blocks.tsx';
import { useDeferredValue, useEffect, useState } from 'react';
import { useBlocks } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';

const t = contentsTexts.content;

/** The typed text after a short rest, so that not every letter is rendered. */
const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const turn = setTimeout(() => setRested(value), 300);
    return () => clearTimeout(turn);
  }, [value]);
  return useDeferredValue(rested);
};

/** Preview of a text while it is written; its links are inert. */
export function LiveText({ value }: { readonly value: string }) {
  const { data, isError } = useBlocks(useRested(value));
  return (
    <section aria-label={t.live} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-semibold font-text text-small tracking-normal">{t.live}</h2>
      {isError && <p className="text-small">{t.liveFailed}</p>}
      <div className="w-full rounded-md border border-line bg-surface p-5">
        <div inert className="wrap-anywhere flex flex-col gap-4">
          <Blocks blocks={data?.blocks ?? []} />
        </div>
      </div>
    </section>
  );
}
