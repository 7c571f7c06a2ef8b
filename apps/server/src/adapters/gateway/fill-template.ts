export type Values = Readonly<Record<string, string>>;

/** Replaces `{name}` by its value in a text. */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Replaces `{name}` in the strings of a JSON template; a value cannot break out of its string. */
export const fillTemplate = (template: unknown, values: Values): unknown => {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, values));
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(
      Object.entries(template).map(([name, entry]) => [name, fillTemplate(entry, values)]),
    );
  return template;
};
