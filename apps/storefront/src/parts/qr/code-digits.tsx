type CodeDigitsProps = { readonly label: string; readonly digits: string };

/** The code in large digits, to be read aloud or typed where the QR code cannot be scanned. */
export function CodeDigits({ label, digits }: CodeDigitsProps) {
  return (
    <p className="flex flex-col items-center text-ink-soft text-small">
      {label}
      <strong className="font-display text-h2 text-ink tabular-nums tracking-wide">{digits}</strong>
    </p>
  );
}
