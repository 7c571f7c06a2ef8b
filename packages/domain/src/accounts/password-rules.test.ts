import { describe, expect, it } from 'vitest';
import { objectionToPassword } from './password-rules.ts';

const isCommon = (plain: string) => ['123456', 'juventus', 'passwordpassword'].includes(plain);
const judge = (password: string, staff = false) =>
  objectionToPassword({ password, email: 'Ada.Rossi@example.it', staff, isCommon });

describe('a password of the right form', () => {
  it.each(['123456', 'JUVENTUS', 'passwordPassword'])(
    'is refused where all the world has it: %s',
    (password) => expect(judge(password)).toBe('common'),
  );
  it.each(['ada.rossi@example.it', 'ADA.ROSSI@EXAMPLE.IT', 'ada.rossi'])(
    'is refused where it is one’s own email: %s',
    (password) => expect(judge(password)).toBe('own_email'),
  );
  it('is long enough with six letters, and with twelve for staff', () => {
    expect(judge('xk7mqz')).toBeUndefined();
    expect(judge('xk7mqzxk7mq', true)).toBe('short_for_staff');
    expect(judge('xk7mqzxk7mqz', true)).toBeUndefined();
  });
});
