/** Puts values into the strings of a JSON template; they stay inside their string whatever they contain. */
export const fillTemplate = (template: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof template === 'string')
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (Array.isArray(template)) return template.map((entry) => fillTemplate(entry, values));
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(
      Object.entries(template).map(([name, entry]) => [name, fillTemplate(entry, values)]),
    );
  return template;
};
