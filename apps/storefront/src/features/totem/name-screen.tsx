import { TotemButton } from './totem-button.tsx';
import { TotemFrame } from './totem-frame.tsx';
import { totemTexts as t } from './totem-texts.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `ADA` as people write it: `Ada`. */
const written = (typed: string): string =>
  typed.toLowerCase().replace(/(^|\s)\p{L}/gu, (first) => first.toUpperCase());

type NameScreenProps = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onGoOn: (name: string) => void;
  readonly onBack: () => void;
};

const key =
  'min-h-14 md:min-h-18 rounded-md bg-surface text-h3 font-semibold shadow-card active:bg-tomato-wash';

/** A name for calling the order, typed on the screen; optional. */
export function NameScreen({ name, onName, onGoOn, onBack }: NameScreenProps) {
  const type = (letter: string) => onName(written(`${name}${letter}`));
  return (
    <TotemFrame
      centred
      title={t.name}
      onBack={onBack}
      footer={
        <>
          <TotemButton look={name ? 'outline' : 'solid'} onClick={() => onGoOn('')}>
            {t.withoutName}
          </TotemButton>
          {name.trim() && (
            <TotemButton onClick={() => onGoOn(name.trim())}>{t.withName(name.trim())}</TotemButton>
          )}
        </>
      }
    >
      <div className="mx-auto max-w-4xl">
        <p className="pb-5 text-center text-h4">{t.nameLine}</p>
        <output
          aria-label={t.named}
          className="block min-h-24 rounded-lg border-2 border-line-strong bg-surface p-5 text-center font-bold font-display text-h1"
        >
          {name}
        </output>
        <fieldset className="grid grid-cols-6 gap-2 pt-5 md:grid-cols-10 md:gap-3">
          <legend className="sr-only">{t.letters}</legend>
          {[...letters].map((letter) => (
            <button key={letter} type="button" className={key} onClick={() => type(letter)}>
              {letter}
            </button>
          ))}
          <button type="button" className={`${key} col-span-2`} onClick={() => type(' ')}>
            <span className="text-lead">{t.space}</span>
          </button>
          <button
            type="button"
            aria-label={t.erase}
            className={`${key} col-span-2`}
            onClick={() => onName(name.slice(0, -1))}
          >
            <span className="text-lead">{t.eraseShort}</span>
          </button>
        </fieldset>
      </div>
    </TotemFrame>
  );
}
