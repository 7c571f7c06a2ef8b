type CodeDigitsProps = { readonly label: string; readonly digits: string };

/** What one reads aloud where the picture cannot be read: large enough to be read off a phone held by somebody else. */
export function CodeDigits({ label, digits }: CodeDigitsProps) {
  return (
    <p className="flex flex-col items-center text-ink-soft text-small">
      {label}
      <strong className="font-display text-h2 text-ink tabular-nums tracking-wide">{digits}</strong>
    </p>
  );
}
