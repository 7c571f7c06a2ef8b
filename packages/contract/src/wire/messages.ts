import type * as z from 'zod/v4/core';

type Issue = z.$ZodRawIssue;

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>) => {
  if (issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? 'campo obbligatorio' : `inserire almeno ${issue.minimum} caratteri`;
  if (issue.origin === 'array') return `indicare almeno ${counted(issue.minimum, 'elemento', 'elementi')}`;
  return `il valore minimo è ${issue.minimum}`;
};

const tooBig = (issue: Extract<Issue, { code: 'too_big' }>) => {
  if (issue.origin === 'string')
    return `inserire al massimo ${counted(issue.maximum, 'carattere', 'caratteri')}`;
  if (issue.origin === 'array')
    return `indicare al massimo ${counted(issue.maximum, 'elemento', 'elementi')}`;
  return `il valore massimo è ${issue.maximum}`;
};

const wrongType = (issue: Extract<Issue, { code: 'invalid_type' }>) => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'campo obbligatorio';
  if (issue.expected === 'number' || issue.expected === 'int') return 'inserire un numero intero';
  return 'valore non valido';
};

/** Italian messages for schema errors; a schema's own message wins. */
export const italian = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return issue.format === 'email' ? "l'indirizzo email non è valido" : 'formato non valido';
    case 'invalid_value':
      return 'valore non previsto';
    case 'unrecognized_keys':
      return 'campo non previsto';
    default:
      return 'valore non valido';
  }
};
