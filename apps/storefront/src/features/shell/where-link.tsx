import { serviceNow } from '@zanga/contract/wire/service-time';
import { ChevronDownIcon, PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { useWhere } from '../../parts/where/where.ts';
import { usePromised } from '../../parts/where/where-query.ts';
import { whereTexts } from '../../parts/where/where-texts.ts';
import { whereWords } from '../../parts/where/where-words.ts';

const { unknown } = whereTexts;

/** Same size before and after the answer. */
const box =
  'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 transition-colors hover:bg-sunken md:w-52 md:flex-initial lg:w-72 xl:w-88';

/** Way, place and time in the header; opens the sheet that changes them. */
export default function WhereLink() {
  const where = useWhere();
  const promised = usePromised(where);
  const words = where && whereWords(where, promised, serviceNow());
  const small = words ? [words.how, words.when].filter(Boolean).join(' · ') : unknown.small;
  return (
    <OverlayLink name="dove" className={box}>
      <PinIcon size={20} className="shrink-0 text-tomato-ink max-md:hidden" />
      <span aria-hidden="true" className="min-w-0 flex-1 leading-tight lg:hidden">
        <span className="block truncate text-caption text-ink-soft">{small}</span>
        <span className="flex items-center gap-0.5 font-semibold text-small">
          <span className="truncate">{words?.place ?? unknown.place}</span>
          <ChevronDownIcon size={16} className="shrink-0 text-tomato-ink" />
        </span>
      </span>
      <span aria-hidden="true" className="flex min-w-0 flex-1 items-center gap-1.5 text-small max-lg:hidden">
        <span className="truncate font-semibold">{words?.oneLine ?? unknown.place}</span>
        {words?.when && <span className="shrink-0 text-ink-soft">· {words.when}</span>}
        <ChevronDownIcon size={16} className="shrink-0 text-tomato-ink" />
      </span>
      <span className="sr-only">{words?.spoken ?? unknown.spoken}</span>
    </OverlayLink>
  );
}
