export type Values = Readonly<Record<string, string>>;

/** Puts values into the places of a text that name them. */
export const fillText = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Puts values into the strings of a JSON template; they stay inside their string whatever they contain. */
export const fillTemplate = (template: unknown, values: Values): unknown => {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, values));
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(
      Object.entries(template).map(([name, entry]) => [name, fillTemplate(entry, values)]),
    );
  return template;
};
