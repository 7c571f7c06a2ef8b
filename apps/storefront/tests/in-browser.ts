// Tests run as the web's bundle does, unless they say that they are on a phone.
Object.assign(globalThis, { __NATIVE__: false });
