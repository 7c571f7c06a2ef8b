/** State of a product, and its planned steps. */
export type Life = {
  readonly published: boolean;
  /** Archived: no longer sold; its past orders stay. */
  readonly archived: boolean;
  /** Start of sale, if it is planned. */
  readonly publish_at: string | null;
  /** When it is archived. */
  readonly archive_at: string | null;
};

export const lifeStates = ['published', 'scheduled', 'draft', 'archived'] as const;
export type LifeState = (typeof lifeStates)[number];

export const lifeStateOf = ({ published, archived, publish_at }: Omit<Life, 'archive_at'>): LifeState => {
  if (archived) return 'archived';
  if (published) return 'published';
  return publish_at === null ? 'draft' : 'scheduled';
};

/** A draft without planned steps: customers do not see it. */
export const draftLife: Life = { published: false, archived: false, publish_at: null, archive_at: null };

/** The life after a switch by hand; plans that it overtakes are dropped. */
export const switched = ({ archived, publish_at, archive_at, ...now }: Life, published: boolean): Life => {
  if (published) return { ...draftLife, published, archive_at };
  return now.published ? draftLife : { published, archived, publish_at, archive_at };
};

/** The life after archiving, or after the return as a draft. */
export const putAway = ({ published, archived: _, publish_at, archive_at }: Life, archived: boolean): Life =>
  archived ? { ...draftLife, archived } : { published, archived, publish_at, archive_at };

export type LifeProblem = { readonly field: keyof Life; readonly text: string };

const momentOf = (instant: string): number => Date.parse(instant);

/** Contradictions of a life, at any time. */
export function* lifeContradictions(life: Life): Generator<LifeProblem> {
  const { published, archived, publish_at, archive_at } = life;
  if (archived && published) yield { field: 'archived', text: 'È in archivio: per venderlo, toglilo da lì' };
  if (publish_at !== null && archived)
    yield { field: 'publish_at', text: 'È in archivio: per venderlo, toglilo da lì' };
  if (publish_at !== null && published) yield { field: 'publish_at', text: 'È già in vendita' };
  if (archive_at !== null && !published && publish_at === null)
    yield { field: 'archive_at', text: 'Scegli prima da quando è in vendita' };
  if (archive_at !== null && publish_at !== null && momentOf(archive_at) <= momentOf(publish_at))
    yield { field: 'archive_at', text: 'Finisce prima di cominciare' };
}

const longestMs = 366 * 86_400_000;

/** Problems with newly chosen moments; a stored one may have passed meanwhile. */
export function* momentProblems(before: Life, life: Life, now: Date): Generator<LifeProblem> {
  for (const field of ['publish_at', 'archive_at'] as const) {
    const at = life[field];
    if (at === null || at === before[field]) continue;
    const ahead = momentOf(at) - now.getTime();
    if (ahead <= 0) yield { field, text: 'Scegli un momento che deve ancora venire' };
    else if (ahead > longestMs) yield { field, text: 'Scegli un momento entro un anno' };
  }
}

export type Settled = {
  readonly life: Life;
  readonly came: 'published' | 'archived' | 'stayed_draft';
};

/**
 * The life after its due steps; undefined if none is due. A product that may not be published then stays a draft
 * without a plan: it is reported once, not tried for ever.
 */
export const settled = (life: Life, ready: boolean, now: Date): Settled | undefined => {
  const has = (at: string | null) => at !== null && momentOf(at) <= now.getTime();
  if (has(life.archive_at)) return { life: { ...draftLife, archived: true }, came: 'archived' };
  if (!has(life.publish_at)) return undefined;
  return ready
    ? { life: { ...draftLife, published: true, archive_at: life.archive_at }, came: 'published' }
    : { life: draftLife, came: 'stayed_draft' };
};
