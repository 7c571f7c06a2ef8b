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

/** Parts of a page from the server wait for idle time; a page drawn in the browser needs its parts at once. */
const wanted = () => (document.querySelector('[data-asleep=""]') ? idle() : Promise.resolve());

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** On failure the server's drawing stays, and the code is requested again when the network returns. */
const insist = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => {
    losePart();
    return online().then(() => insist(load));
  });

type PlaceProps = { readonly place: RefObject<HTMLElement | null> };

/** Rendered with a part: the part now answers, so the presses made in it while it slept are repeated. */
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

/** Attribute of the element around a sleeping part. */
export const asleep = { 'data-asleep': '' } as const;

/**
 * Late part: the server draws it with the page; the browser loads its code when idle, and no re-render above wakes it
 * earlier. Presses in it while it sleeps are kept. `Waiting` stands in its place where the browser draws the page
 * itself and the code is still on its way.
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
