/** A time as Italian says it, now or soon: `alle 18:30`, `all’1:30`, `a mezzanotte`, `stanotte alle 00:20`. */
const atTime = String.raw`(?:domani |stanotte )?(?:alle \d\d:\d\d|all’1:\d\d|a mezzanotte)`;

/** Words that a time stands in, whatever the hour of the test: `{time}` is where. */
export const withTime = (words: string): RegExp => new RegExp(words.replace('{time}', atTime));
