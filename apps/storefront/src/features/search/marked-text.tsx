import { highlight } from './model/highlight.ts';

type MarkedTextProps = { readonly text: string; readonly search: string };

/** A text with what was looked for made to stand out. */
export function MarkedText({ text, search }: MarkedTextProps) {
  let place = 0;
  return highlight(text, search).map((segment) => {
    const key = place;
    place += segment.text.length;
    return segment.hit ? (
      <mark key={key} className="rounded-[0.2em] bg-lemon-wash text-lemon-ink">
        {segment.text}
      </mark>
    ) : (
      segment.text
    );
  });
}
