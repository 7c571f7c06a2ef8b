import { useEffect, useRef } from 'react';

type Policy = { readonly createHTML: (html: string) => unknown };
type Policies = {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => Policy;
};

let policy: Policy | undefined;

/** Markup for the frame below, where nothing of it can run; browsers that check markup want to be told that it is meant. */
const trusted = (html: string): string => {
  // The browsers' types do not know it yet.
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('zanga', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  // What a policy makes stands wherever markup is set.
  return policy.createHTML(html) as string;
};

type StillPageProps = { readonly title: string; readonly html: string };

/** A page of the shop, on a phone, that is only looked at: no code runs in it and its links lead nowhere. */
export function StillPage({ title, html }: StillPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.srcdoc = trusted(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="mx-auto h-[min(52.75rem,70dvh)] w-full max-w-97.5 rounded-lg border border-line bg-surface"
    />
  );
}
