import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPayload } from './encrypt-payload.ts';
import { browser } from './testing.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('the encryption of a web push', () => {
  it('makes exactly the example message of RFC 8291', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const recipient = {
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    };
    const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
    const sealed = encryptPayload('When I grow up, I want to be a watermelon', recipient, { ecdh, salt });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
        'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is opened by its browser, and differs each time', () => {
    const { recipient, open } = browser();
    const text = JSON.stringify({ title: 'È pronto', body: '🍕'.repeat(200) });
    const [one, other] = [encryptPayload(text, recipient), encryptPayload(text, recipient)];
    expect(open(one)).toBe(text);
    expect(open(other)).toBe(text);
    expect(one.equals(other)).toBe(false);
  });
});
