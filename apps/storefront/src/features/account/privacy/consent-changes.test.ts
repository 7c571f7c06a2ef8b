import { consentTexts } from '@zanga/domain/accounts/consents';
import { describe, expect, it } from 'vitest';
import { consentChanges, isOutdated } from './consent-changes.ts';

const { version } = consentTexts.marketing;
const never = { granted: false, version: null };
const given = { granted: true, version };
const before = { marketing: given, profiling: never, push: never };

describe('consents', () => {
  it('record only new answers, to the text that was shown', () => {
    expect(consentChanges(before, { marketing: true, profiling: true, push: false })).toEqual([
      { kind: 'profiling', granted: true, version: consentTexts.profiling.version },
    ]);
    expect(consentChanges(before, { marketing: false, profiling: false, push: false })).toEqual([
      { kind: 'marketing', granted: false, version },
    ]);
    expect(consentChanges(before, { marketing: true, profiling: false, push: false })).toEqual([]);
  });

  it('record a yes again for a changed text', () => {
    const old = { granted: true, version: 'an older text' };
    expect(isOutdated('marketing', old)).toBe(true);
    expect(isOutdated('marketing', given)).toBe(false);
    expect(isOutdated('marketing', never)).toBe(false);
    expect(
      consentChanges({ ...before, marketing: old }, { marketing: true, profiling: false, push: false }),
    ).toEqual([{ kind: 'marketing', granted: true, version }]);
  });
});
