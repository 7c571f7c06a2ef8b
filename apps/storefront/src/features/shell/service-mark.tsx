import type { ReactNode } from 'react';

const letters = (text: string, fill: string, size = 13, style: 'normal' | 'italic' = 'normal') => (
  <text
    x="28"
    y={18 + size * 0.36}
    textAnchor="middle"
    fontFamily="Arial, Helvetica, sans-serif"
    fontWeight="700"
    fontStyle={style}
    fontSize={size}
    fill={fill}
  >
    {text}
  </text>
);

/** Drawn by us after the marks people know; on white in every theme, as on a card. */
const marks: Readonly<Record<string, ReactNode>> = {
  visa: letters('VISA', '#1434cb', 16, 'italic'),
  mastercard: (
    <>
      <circle cx="22" cy="18" r="10" fill="#eb001b" />
      <circle cx="34" cy="18" r="10" fill="#f79e1b" />
      <path d="M28 10a10 10 0 0 1 0 16 10 10 0 0 1 0-16Z" fill="#ff5f00" />
    </>
  ),
  'american-express': (
    <>
      <rect x="4" y="6" width="48" height="24" rx="3" fill="#006fcf" />
      {letters('AMEX', '#ffffff', 13)}
    </>
  ),
  'apple-pay': letters('Apple Pay', '#000000', 10.5),
  'google-pay': (
    <>
      {letters('G', '#4285f4', 17)}
      <circle cx="28" cy="18" r="12" fill="none" stroke="#34a853" strokeWidth="2" strokeDasharray="38 100" />
      <circle
        cx="28"
        cy="18"
        r="12"
        fill="none"
        stroke="#fbbc04"
        strokeWidth="2"
        strokeDasharray="19 100"
        strokeDashoffset="-38"
      />
      <circle
        cx="28"
        cy="18"
        r="12"
        fill="none"
        stroke="#ea4335"
        strokeWidth="2"
        strokeDasharray="18.4 100"
        strokeDashoffset="-57"
      />
    </>
  ),
  cash: (
    <>
      <rect x="7" y="8" width="42" height="20" rx="3" fill="none" stroke="#2b6639" strokeWidth="2.2" />
      {letters('€', '#2b6639', 15)}
    </>
  ),
};

type ServiceMarkProps = { readonly slug: string; readonly name: string };

/** The mark of a way to pay or receive; its name in letters where we have no drawing. */
export function ServiceMark({ slug, name }: ServiceMarkProps) {
  const mark = marks[slug];
  if (!mark)
    return (
      <span className="inline-flex h-9 items-center rounded-sm border border-line px-3 font-semibold text-small">
        {name}
      </span>
    );
  return (
    <svg viewBox="0 0 56 36" className="h-9 w-14 rounded-sm border border-line bg-[#ffffff]">
      <title>{name}</title>
      {mark}
    </svg>
  );
}
