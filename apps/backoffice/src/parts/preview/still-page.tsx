import { useEffect, useRef, useState } from 'react';
import { previewTexts as t } from './preview-texts.ts';
import { type Screen, screenWidths } from './screen-choice.tsx';

type Policy = { readonly createHTML: (html: string) => unknown };
type Policies = {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => Policy;
};

let policy: Policy | undefined;

/** Markup for the frame below, in which no script runs; browsers with Trusted Types need a policy for it. */
const trusted = (html: string): string => {
  // The types of the DOM lack it.
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('zanga', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  // The policy's result goes where markup is set, typed as text.
  return policy.createHTML(html) as string;
};

type Box = { readonly width: number; readonly height: number };

/** Size available for the frame. */
const useBox = () => {
  const place = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const watched = new ResizeObserver(([seen]) => {
      if (seen) setBox({ width: seen.contentRect.width, height: seen.contentRect.height });
    });
    if (place.current) watched.observe(place.current);
    return () => watched.disconnect();
  }, []);
  return { place, box };
};

/** Scale of a screen of the given width that fits into less room. */
const fitted = (width: number, box: Box | undefined) => {
  const scale = box ? Math.min(1, box.width / width) : 1;
  const height = box ? Math.round(box.height / scale) : undefined;
  const left = box ? Math.max(0, (box.width - width * scale) / 2) : 0;
  return { width, height, left, transform: `scale(${scale})` };
};

type StillPageProps = {
  readonly screen: Screen;
  readonly html: string;
  /** Extra style rules, set from outside: the page's own may not run in the frame. */
  readonly sheet?: string;
};

/** Adds style rules to the framed page. */
const dress = (page: Document | null, rules: string) => {
  if (!page?.defaultView || rules === '') return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [sheet];
};

/** A page of the shop as a picture: its scripts do not run and its links are inert. */
export function StillPage({ screen, html, sheet = '' }: StillPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { place, box } = useBox();
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trusted(html);
  }, [html]);
  return (
    <div ref={place} className="relative h-[min(52.75rem,70dvh)] w-full overflow-hidden">
      <iframe
        ref={frame}
        title={t.screens[screen].frame}
        onLoad={({ currentTarget }) => dress(currentTarget.contentDocument, sheet)}
        sandbox="allow-same-origin"
        className="absolute top-0 origin-top-left bg-surface outline -outline-offset-1 outline-line"
        style={fitted(screenWidths[screen], box)}
      />
    </div>
  );
}
