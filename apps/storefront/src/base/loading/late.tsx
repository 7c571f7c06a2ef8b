import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react';
import { losePart, pressKept } from './early-presses.ts';
import { idle } from './idle.ts';

/** A page from the server has parts that still sleep; one that the browser draws itself wants its parts at once. */
const wanted = () => (document.querySelector('[data-asleep=""]') ? idle() : Promise.resolve());

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Until it comes, the page shows what the server drew; it is asked for again when there is a network again. */
const insist = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => {
    losePart();
    return online().then(() => insist(load));
  });

type PlaceProps = { readonly place: RefObject<HTMLElement | null> };

/** Shown together with a part: by then the part answers, and what was pressed in it meanwhile is pressed. */
function Awake({ place }: PlaceProps): ReactNode {
  useLayoutEffect(() => {
    if (!place.current) return;
    place.current.dataset.asleep = 'no';
    pressKept(place.current);
  }, [place]);
  return null;
}

/** Code that a late part needs in the browser. */
export const lateCode = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => wanted().then(() => insist(load)));

/** What holds a part that sleeps. */
export const asleep = { 'data-asleep': '' } as const;

/**
 * Late part: the server draws it with the page; in the browser its code comes when there is nothing better to do, and
 * nothing above it wakes it before its time. What is pressed in it while it sleeps is kept. `Waiting` stands in its
 * place where the browser draws the page itself and the code is still on its way.
 */
export const late = <Props extends object>(
  Part: ComponentType<Props>,
  Waiting?: ComponentType,
): ComponentType<Props> =>
  memo((props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} {...asleep}>
        <Suspense fallback={Waiting && <Waiting />}>
          <Part {...props} />
          <Awake place={place} />
        </Suspense>
      </div>
    );
  });
